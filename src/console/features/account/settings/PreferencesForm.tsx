import { preferencesUpdate } from '../../../../../generated/bodies/account.ts'
import { api, unwrap } from '../../../api/client.ts'
import { CheckboxInput, CustomField } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { checkSession, type SessionUser } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { AlertFields } from './AlertFields.tsx'
import { FormCard } from './FormCard.tsx'
import { QuietHoursFields } from './QuietHoursFields.tsx'

type Preferences = SessionUser['preferences']

/** Notification preferences and keyboard shortcuts of the user, saved on the server. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const form = useForm({
    operation: preferencesUpdate,
    record: preferences,
    valuesOf: (one: Preferences = preferences) => one,
    // Only the server validates the quiet hours.
    showsErrorsOf: () => false,
    send: (body) => withToasts('preferencesUpdate', () => unwrap(api.PUT('/preferences', { body }))),
    onDone: () => void checkSession(),
  })
  return (
    <FormCard
      title="Preferencias"
      help="Con el menú de tu navegador puedes instalar la consola como aplicación."
      form={form}
    >
      <CheckboxInput of={form} name="shortcuts" help="Con Ctrl o ⌘ y K abres el buscador; con ? ves los atajos." />
      <AlertFields of={form} />
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
