import { profileUpdate } from '../../../../../generated/bodies/account.ts'
import { api, unwrap } from '../../../api/client.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { checkSession, type SessionUser } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { FormCard } from './FormCard.tsx'

/** Name, username and e-mail address. The password is asked for only when the e-mail address changes. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const form = useForm({
    operation: profileUpdate,
    record: user,
    valuesOf: (one: SessionUser = user) => ({
      name: one.name,
      username: one.username,
      email: one.email ?? '',
      current_password: '',
    }),
    bodyOf,
    send: (body) => withToasts('profileUpdate', () => unwrap(api.PUT('/edit', { body }))),
    onDone: () => void checkSession(),
  })
  const emailChanged = form.watch('email').trim() !== (user.email ?? '')
  return (
    <FormCard title="Datos personales" form={form}>
      <TextInput of={form} name="name" autoComplete="name" />
      <TextInput of={form} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <TextInput
        of={form}
        name="email"
        type="email"
        help={user.email_confirmed ? '' : 'Todavía no lo confirmaste. Busca el enlace en tu correo.'}
        autoComplete="email"
      />
      {emailChanged && (
        <TextInput
          of={form}
          name="current_password"
          help="La pedimos solo si cambias el correo."
          autoComplete="current-password"
        />
      )}
      <Button type="submit" variant="primary" busy={form.busy}>
        Guardar
      </Button>
    </FormCard>
  )
}

function bodyOf({
  name,
  username,
  email,
  current_password,
}: Record<'name' | 'username' | 'email' | 'current_password', string>) {
  const body = { name: name.trim(), username: username.trim(), email: email.trim() }
  return current_password ? { ...body, current_password } : body
}
