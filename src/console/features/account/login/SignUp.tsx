import { AccountInputLimits } from '../../../../../generated/limits.ts'
import { accountCreateBody } from '../../../../../generated/validators/account.js'
import { api, unwrap } from '../../../api/client.ts'
import { signIn } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { brokenRules } from '../../../ui/problems.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { type FormProblem, useForm } from '../../../ui/useForm.ts'

/** Characters that can be typed: more than the rule takes, which says so in its own words. */
const LONGEST_NAME = 70

const DIFFERENT = 'Las contraseñas no coinciden.'

function problemOf({
  password2,
  ...body
}: Record<'name' | 'username' | 'email' | 'password' | 'password2', string>): FormProblem | null {
  const problem = brokenRules(accountCreateBody, body)
  const different = password2.trim() !== body.password.trim()
  if (!different) return problem
  return { message: problem?.message ?? DIFFERENT, fields: { ...problem?.fields, password2: DIFFERENT } }
}

/** Sign-up; the account's session begins at once. The repeated password is never sent. */
export function SignUp({ active }: { active: boolean }) {
  const form = useForm({
    initial: { name: '', username: '', email: '', password: '', password2: '' },
    check: problemOf,
    send: async ({ password2: _, ...body }) => {
      const { jwt } = await unwrap(api.POST('/signup', { body: trimmed(body) }))
      await signIn(jwt)
    },
  })
  return (
    <form className="public-form" noValidate onSubmit={form.submit}>
      <h1>Registrarse</h1>
      {active && form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextField
        label={accountCreateBody.fields.name?.label ?? 'Nombre'}
        kind="text"
        {...form.field('name')}
        maxLength={LONGEST_NAME}
        required
        autoComplete="name"
      />
      <TextField
        label={accountCreateBody.fields.username?.label ?? 'Usuario'}
        kind="username"
        {...form.field('username')}
        maxLength={AccountInputLimits.username.maxLength}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={accountCreateBody.fields.email?.label ?? 'Correo'}
        type="email"
        kind="email"
        {...form.field('email')}
        maxLength={AccountInputLimits.email.maxLength}
        required
        autoComplete="email"
      />
      <TextField
        label={accountCreateBody.fields.password?.label ?? 'Contraseña'}
        type="password"
        {...form.field('password')}
        maxLength={AccountInputLimits.password.maxLength}
        required
        autoComplete="new-password"
      />
      <TextField
        label="Repetir contraseña"
        type="password"
        {...form.field('password2')}
        maxLength={AccountInputLimits.password.maxLength}
        required
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Registrarme
      </Button>
    </form>
  )
}

function trimmed<T extends Record<string, string>>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as T
}
