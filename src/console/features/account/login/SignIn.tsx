import { Link } from 'react-router-dom'
import { sessionLogin } from '../../../../../generated/bodies/account.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { TextInput } from '../../../engine/form/TextInput.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { signIn } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'

/** Maximum length of the input. The API accepts more, because it also accepts an e-mail address. */
const LONGEST_USERNAME = 40

/**
 * Sign-in with username and password.
 * @param active whether this form is the visible one
 */
export function SignIn({ active }: { active: boolean }) {
  const form = useForm({
    operation: sessionLogin,
    valuesOf: () => ({ username: '', password: '' }),
    send: ({ username, password }) =>
      unwrap(api.POST('/login', { body: { username: username.trim(), password: password.trim() } })).then(({ jwt }) =>
        signIn(jwt),
      ),
    errorDisplay: 'banner',
  })
  return (
    <Form form={form} className="public-form">
      <h1>Iniciar Sesión</h1>
      {active && form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextInput
        of={form}
        name="username"
        maxLength={LONGEST_USERNAME}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput of={form} name="password" autoComplete="current-password" />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Ingresar
      </Button>
      <Link className="public-link" to="/login/reset">
        ¿Has olvidado tu contraseña?
      </Link>
    </Form>
  )
}
