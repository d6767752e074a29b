import './settings.css'
import { useId, useState } from 'react'
import { PreferencesLimits } from '../../../../../generated/limits.ts'
import { CheckboxInput, CustomField, SelectInput } from '../../../engine/form/inputs.tsx'
import type { Form } from '../../../engine/form/types.ts'
import { askToNotify, notificationHelp, showNotification } from '../../../notify/show.ts'
import { playSound } from '../../../notify/sound.ts'
import type { SessionUser } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'

type Preferences = SessionUser['preferences']

/** Sample desktop notification. */
const SAMPLE = { title: 'Notificación de prueba', text: 'Así te avisaremos de los mensajes nuevos.', tag: 'test' }

/** The fields of desktop notifications and sound. Turning notifications on asks the browser for permission. */
export function AlertFields({ of: form }: { of: Form<Preferences, Preferences> }) {
  const [help, setHelp] = useState(notificationHelp)
  const id = useId()
  const { sound, volume, desktop_notifications } = form.watch()

  async function notify(wanted: boolean): Promise<void> {
    const set = (on: boolean) => form.setValue('desktop_notifications', on, { shouldDirty: true })
    set(wanted)
    if (!wanted) return
    if (!(await askToNotify())) set(false)
    setHelp(notificationHelp())
  }

  return (
    <>
      <CustomField of={form} name="desktop_notifications">
        {({ label, value }) => (
          <Checkbox label={label} help={help} checked={value} onChange={(wanted) => void notify(wanted)} />
        )}
      </CustomField>
      <CheckboxInput of={form} name="only_when_hidden" />
      <SelectInput of={form} name="sound" required={false} />
      <CustomField of={form} name="volume">
        {({ label, value, onChange }) => (
          <Field id={id} label={`${label}: ${value} %`}>
            <input
              id={id}
              className="settings-range"
              type="range"
              min={PreferencesLimits.volume.minimum}
              max={PreferencesLimits.volume.maximum}
              step={5}
              disabled={sound === 'none'}
              value={value}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
          </Field>
        )}
      </CustomField>
      <div className="settings-try">
        <Button icon="volume" disabled={sound === 'none' || volume === 0} onClick={() => playSound(sound, volume)}>
          Probar sonido
        </Button>
        {desktop_notifications && (
          <Button icon="bell" onClick={() => showNotification(SAMPLE)}>
            Probar notificación
          </Button>
        )}
      </div>
    </>
  )
}
