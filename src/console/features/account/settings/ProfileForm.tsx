import { ProfileInputLimits } from '../../../../../generated/limits.ts'
import { profileUpdateBody } from '../../../../../generated/validators/account.js'
import { api, unwrap } from '../../../api/client.ts'
import { checkSession, type SessionUser } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { brokenRules } from '../../../ui/problems.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { FormCard } from './FormCard.tsx'

const { fields } = profileUpdateBody

/** Name, username and e-mail. The password is asked for only when the e-mail changes. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const form = useForm({
    initial: { name: user.name, username: user.username, email: user.email ?? '', current_password: '' },
    check: (values) => brokenRules(profileUpdateBody, bodyOf(values)),
    send: async (values) => {
      await withToasts('profileUpdate', () => unwrap(api.PUT('/edit', { body: bodyOf(values) })))
      form.set('current_password')('')
      await checkSession()
    },
    says: 'toast',
  })
  const emailChanged = form.values.email.trim() !== (user.email ?? '')
  return (
    <FormCard title="Datos personales" onSubmit={form.submit}>
      <TextField
        label={fields.name?.label ?? 'Nombre'}
        kind="text"
        {...form.field('name')}
        maxLength={ProfileInputLimits.name.maxLength}
        required
        autoComplete="name"
      />
      <TextField
        label={fields.username?.label ?? 'Usuario'}
        kind="username"
        {...form.field('username')}
        maxLength={ProfileInputLimits.username.maxLength}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={fields.email?.label ?? 'Correo'}
        type="email"
        kind="email"
        {...form.field('email')}
        maxLength={ProfileInputLimits.email.maxLength}
        required
        autoComplete="email"
      />
      {emailChanged && (
        <TextField
          label={fields.current_password?.label ?? 'Contraseña actual'}
          help="Hace falta para cambiar el correo."
          type="password"
          {...form.field('current_password')}
          maxLength={ProfileInputLimits.current_password.maxLength}
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
