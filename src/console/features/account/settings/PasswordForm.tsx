import { PasswordInputLimits } from '../../../../../generated/limits.ts'
import { passwordUpdateBody } from '../../../../../generated/validators/account.js'
import { api, unwrap } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { brokenRules } from '../../../ui/problems.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { type FormProblem, useForm } from '../../../ui/useForm.ts'
import { FormCard } from './FormCard.tsx'

const DIFFERENT = 'Las contraseñas no coinciden.'
const EMPTY = { current_password: '', password: '', password2: '' }
const { fields } = passwordUpdateBody

function problemOf({ password2, ...body }: typeof EMPTY): FormProblem | null {
  const problem = brokenRules(passwordUpdateBody, body)
  if (problem || password2.trim() === body.password.trim()) return problem
  return { message: DIFFERENT, fields: { password2: DIFFERENT } }
}

/** A new password; the server closes the other sessions. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const form = useForm({
    initial: EMPTY,
    check: problemOf,
    send: async ({ current_password, password }) => {
      const body = { current_password: current_password.trim(), password: password.trim() }
      await withToasts('passwordUpdate', () => unwrap(api.PUT('/change-password', { body })))
      for (const name of ['current_password', 'password', 'password2'] as const) form.set(name)('')
      onChanged()
    },
    says: 'toast',
  })
  return (
    <FormCard
      title="Contraseña"
      help="Al cambiarla se cierran las sesiones abiertas en otros equipos."
      onSubmit={form.submit}
    >
      {/* for password managers: whose password this is */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextField
        label={fields.current_password?.label ?? 'Contraseña actual'}
        type="password"
        {...form.field('current_password')}
        maxLength={PasswordInputLimits.current_password.maxLength}
        required
        autoComplete="current-password"
      />
      <TextField
        label={fields.password?.label ?? 'Nueva contraseña'}
        type="password"
        {...form.field('password')}
        maxLength={PasswordInputLimits.password.maxLength}
        required
        autoComplete="new-password"
      />
      <TextField
        label="Repetir contraseña"
        type="password"
        {...form.field('password2')}
        maxLength={PasswordInputLimits.password.maxLength}
        required
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        Cambiar contraseña
      </Button>
    </FormCard>
  )
}
