import { Link } from 'react-router-dom'
import { CredentialsLimits } from '../../../../../generated/limits.ts'
import { sessionLoginBody } from '../../../../../generated/validators/account.js'
import { api, unwrap } from '../../../api/client.ts'
import { signIn } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { brokenRules } from '../../../ui/problems.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useForm } from '../../../ui/useForm.ts'

/** Characters that can be typed; the rule takes more, so that an address of an e-mail may be sent, too. */
const LONGEST_USERNAME = 40

/** Sign-in with username and password. `active`: whether this form is the one that is shown. */
export function SignIn({ active }: { active: boolean }) {
  const form = useForm({
    initial: { username: '', password: '' },
    check: (values) => brokenRules(sessionLoginBody, values),
    send: async ({ username, password }) => {
      const { jwt } = await unwrap(
        api.POST('/login', { body: { username: username.trim(), password: password.trim() } }),
      )
      await signIn(jwt)
    },
  })
  return (
    <form className="public-form" noValidate onSubmit={form.submit}>
      <h1>Iniciar Sesión</h1>
      {active && form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextField
        label={sessionLoginBody.fields.username?.label ?? 'Usuario'}
        {...form.field('username')}
        maxLength={LONGEST_USERNAME}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={sessionLoginBody.fields.password?.label ?? 'Contraseña'}
        type="password"
        {...form.field('password')}
        maxLength={CredentialsLimits.password.maxLength}
        required
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Ingresar
      </Button>
      <Link className="public-link" to="/login/reset">
        ¿Has olvidado tu contraseña?
      </Link>
    </form>
  )
}
