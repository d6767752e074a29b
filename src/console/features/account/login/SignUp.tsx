import { accountCreate } from '../../../../../generated/bodies/account.ts'
import { AccountInputLimits } from '../../../../../generated/limits.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { TextInput } from '../../../engine/form/TextInput.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { signIn } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'

/** Maximum length of the input. Longer than the rule allows, so that the message of the rule is shown. */
const LONGEST_NAME = 70

const DIFFERENT = 'Las contraseñas no coinciden.'
const EMPTY = { name: '', username: '', email: '', password: '', password2: '' }

/** Sign-up. The session of the new account starts at once. The repeated password is never sent. */
export function SignUp({ active }: { active: boolean }) {
  const form = useForm({
    operation: accountCreate,
    valuesOf: () => EMPTY,
    bodyOf: ({ password2: _, ...body }) => body,
    validate: ({ password, password2 }) =>
      password2.trim() === password.trim() ? [] : [{ path: 'password2', text: DIFFERENT }],
    send: (body) => unwrap(api.POST('/signup', { body: trimmed(body) })).then(({ jwt }) => signIn(jwt)),
    errorDisplay: 'banner',
  })
  return (
    <Form form={form} className="public-form">
      <h1>Registrarse</h1>
      {active && form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextInput of={form} name="name" maxLength={LONGEST_NAME} autoComplete="name" />
      <TextInput
        of={form}
        name="username"
        maxLength={AccountInputLimits.username.maxLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        of={form}
        name="email"
        maxLength={AccountInputLimits.email.maxLength}
        type="email"
        autoComplete="email"
      />
      <TextInput of={form} name="password" autoComplete="new-password" />
      <TextInput
        of={form}
        name="password2"
        label="Repetir contraseña"
        type="password"
        maxLength={AccountInputLimits.password.maxLength}
        required
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Registrarme
      </Button>
    </Form>
  )
}

function trimmed<T extends object>(values: T): T {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T
}
