import { useId, useState } from 'react'
import { preferencesUpdate } from '../../../../../generated/bodies/account.ts'
import { PreferencesLimits } from '../../../../../generated/limits.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Choice, Crafted, Tick } from '../../../engine/form/kit.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { askToNotify, notificationHelp, showNotification } from '../../../notify/show.ts'
import { playSound } from '../../../notify/sound.ts'
import { checkSession, type SessionUser } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormCard } from './FormCard.tsx'
import { QuietHoursFields } from './QuietHoursFields.tsx'

type Preferences = SessionUser['preferences']

/** What a notification looks like here. */
const SAMPLE = { title: 'Notificación de prueba', text: 'Así se avisa de los mensajes nuevos.', tag: 'test' }

/** How this person wants to be told of news, and whether single keys do things. Kept on the server. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const [help, setHelp] = useState(notificationHelp)
  const id = useId()
  const form = useForm({
    operation: preferencesUpdate,
    record: preferences,
    valuesOf: (one: Preferences = preferences) => one,
    // the server alone says what is wrong with the hours
    tells: () => false,
    send: (body) => withToasts('preferencesUpdate', () => unwrap(api.PUT('/preferences', { body }))),
    onDone: () => void checkSession(),
  })
  const { sound, volume, desktop_notifications } = form.watch()

  async function notify(wanted: boolean): Promise<void> {
    const set = (on: boolean) => form.setValue('desktop_notifications', on, { shouldDirty: true })
    set(wanted)
    if (!wanted) return
    if (!(await askToNotify())) set(false)
    setHelp(notificationHelp())
  }

  return (
    <FormCard title="Preferencias" form={form}>
      <Tick of={form} name="shortcuts" help="Ctrl o ⌘ con K abre el buscador; ? muestra los atajos." />
      <Crafted of={form} name="desktop_notifications">
        {({ label, value }) => (
          <Checkbox label={label} help={help} checked={value} onChange={(wanted) => void notify(wanted)} />
        )}
      </Crafted>
      <Tick of={form} name="only_when_hidden" />
      <Choice of={form} name="sound" required={false} />
      <Crafted of={form} name="volume">
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
      </Crafted>
      <div className="settings-try">
        <Button icon="volume" disabled={sound === 'none' || volume === 0} onClick={() => playSound(sound, volume)}>
          Probar el sonido
        </Button>
        {desktop_notifications && (
          <Button icon="bell" onClick={() => showNotification(SAMPLE)}>
            Probar la notificación
          </Button>
        )}
      </div>
      <Crafted of={form} name="quiet_hours">
        {({ value, onChange, error }) => <QuietHoursFields value={value} onChange={onChange} errorAt={error} />}
      </Crafted>
      <Button type="submit" variant="primary" busy={form.busy}>
        Guardar
      </Button>
    </FormCard>
  )
}
