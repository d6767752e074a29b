import { passwordUpdate } from '../../../../../generated/bodies/account.ts'
import { PasswordInputLimits } from '../../../../../generated/limits.ts'
import { api, unwrap } from '../../../api/client.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { FormCard } from './FormCard.tsx'

const DIFFERENT = 'Las contraseñas no coinciden.'
const EMPTY = { current_password: '', password: '', password2: '' }

/** Changes the password; the server closes the other sessions. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const form = useForm({
    operation: passwordUpdate,
    valuesOf: () => EMPTY,
    bodyOf: ({ current_password, password }) => ({
      current_password: current_password.trim(),
      password: password.trim(),
    }),
    validate: ({ password, password2 }) =>
      password2.trim() === password.trim() ? [] : [{ path: 'password2', text: DIFFERENT }],
    send: (body) => withToasts('passwordUpdate', () => unwrap(api.PUT('/change-password', { body }))),
    onDone: () => {
      form.reset(EMPTY)
      onChanged()
    },
  })
  return (
    <FormCard
      title="Contraseña"
      help="Al cambiarla cerraremos tus sesiones en los otros dispositivos."
      asks={false}
      form={form}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextInput of={form} name="current_password" autoComplete="current-password" />
      <TextInput of={form} name="password" autoComplete="new-password" />
      <TextInput
        of={form}
        name="password2"
        label="Repetir contraseña"
        type="password"
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
