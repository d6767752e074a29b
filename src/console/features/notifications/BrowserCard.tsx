import { preferencesUpdate } from '../../../../generated/bodies/account.ts'
import { api, unwrap } from '../../api/client.ts'
import { useForm } from '../../engine/form/useForm.ts'
import { checkSession, type SessionUser, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { AlertFields } from '../account/settings/AlertFields.tsx'
import { FormCard } from '../account/settings/FormCard.tsx'

/** How this browser alerts its person: the same preferences as in the account. */
export function BrowserCard() {
  const { user } = useSession()
  return user && <BrowserForm preferences={user.preferences} />
}

function BrowserForm({ preferences }: { preferences: SessionUser['preferences'] }) {
  const form = useForm({
    operation: preferencesUpdate,
    record: preferences,
    valuesOf: (one: SessionUser['preferences'] = preferences) => one,
    send: (body) => withToasts('preferencesUpdate', () => unwrap(api.PUT('/preferences', { body }))),
    onDone: () => void checkSession(),
  })
  return (
    <FormCard
      title="Este navegador"
      help="Cómo te avisamos a ti mientras la consola está abierta. El horario de silencio está en tu cuenta."
      form={form}
    >
      <AlertFields of={form} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Guardar
      </Button>
    </FormCard>
  )
}
