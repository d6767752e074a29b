import { useId, useState } from 'react'
import { preferencesUpdate } from '../../../../../generated/bodies/account.ts'
import { PreferencesLimits } from '../../../../../generated/limits.ts'
import { api, unwrap } from '../../../api/client.ts'
import { CheckboxInput, CustomField, SelectInput } from '../../../engine/form/inputs.tsx'
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

/** Sample desktop notification. */
const SAMPLE = { title: 'Notificación de prueba', text: 'Así te avisaremos de los mensajes nuevos.', tag: 'test' }

/** Notification preferences and keyboard shortcuts of the user, saved on the server. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const [help, setHelp] = useState(notificationHelp)
  const id = useId()
  const form = useForm({
    operation: preferencesUpdate,
    record: preferences,
    valuesOf: (one: Preferences = preferences) => one,
    // Only the server validates the quiet hours.
    showsErrorsOf: () => false,
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
    <FormCard
      title="Preferencias"
      help="Con el menú de tu navegador puedes instalar la consola como aplicación."
      form={form}
    >
      <CheckboxInput of={form} name="shortcuts" help="Con Ctrl o ⌘ y K abres el buscador; con ? ves los atajos." />
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
      <CustomField of={form} name="quiet_hours">
        {({ value, onChange, error }) => <QuietHoursFields value={value} onChange={onChange} errorAt={error} />}
      </CustomField>
      <CheckboxInput of={form} name="first_steps" help="En Inicio, una lista para empezar con un chatbot nuevo." />
      <Button type="submit" variant="primary" busy={form.busy}>
        Guardar
      </Button>
    </FormCard>
  )
}
