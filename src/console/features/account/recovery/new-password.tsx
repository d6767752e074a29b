import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { NewPasswordLimits } from '../../../../../generated/limits.ts'
import { brand } from '../../../../../generated/shell.ts'
import { recoveryCompleteBody } from '../../../../../generated/validators/account.js'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'
import { brokenRules, emptyFields } from '../../../ui/problems.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { type FormProblem, useForm } from '../../../ui/useForm.ts'

const DIFFERENT = 'Las contraseñas no coinciden'

function problemOf(values: { password: string; password2: string }): FormProblem | null {
  if (values.password.trim() === '' || values.password2.trim() === '')
    return emptyFields(values, 'Complete todos los campos')
  if (values.password.trim() !== values.password2.trim())
    return { message: DIFFERENT, fields: { password2: DIFFERENT } }
  return brokenRules(recoveryCompleteBody, { password: values.password })
}

/** /login/forgot/{token}: chooses a new password with the link that came by mail. */
export default function NewPassword() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const refusal = useLinkRefusal(token)
  const form = useForm({
    initial: { password: '', password2: '' },
    check: problemOf,
    send: async ({ password }) => {
      const { message } = await unwrap(
        api.POST('/forgot/{token}', { params: { path: { token } }, body: { password: password.trim() } }),
      )
      toast.success(message)
      void navigate('/login')
    },
  })
  const message = form.message || refusal
  return (
    <PublicFrame title="Restablecer Contraseña">
      <div className="public-card">
        <h1>Restablecer Contraseña</h1>
        <p>Elegir una contraseña nueva. Al guardarla se cierran las sesiones abiertas en todos los equipos.</p>
        {message && (
          <Banner tone="danger" role="alert">
            {message}
          </Banner>
        )}
        {refusal && (
          <Link className="public-link" to="/login/reset">
            Pedir un enlace nuevo
          </Link>
        )}
        <form className="public-form" noValidate onSubmit={form.submit}>
          <TextField
            label={recoveryCompleteBody.fields.password?.label ?? 'Nueva contraseña'}
            type="password"
            {...form.field('password')}
            maxLength={NewPasswordLimits.password.maxLength}
            required
            autoComplete="new-password"
          />
          <TextField
            label="Repetir contraseña"
            type="password"
            {...form.field('password2')}
            maxLength={NewPasswordLimits.password.maxLength}
            required
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" wide busy={form.busy}>
            Restablecer
          </Button>
        </form>
        <p>
          ¿Algún problema? Escribir a <a href={`mailto:${brand.support}`}>{brand.support}</a>.
        </p>
        <Link className="public-link" to="/login">
          <Icon name="arrow-left" size={18} />
          Volver a Iniciar Sesión
        </Link>
      </div>
    </PublicFrame>
  )
}

/** Why the link is no good, in the server's words, before a password is typed for nothing; '' while it may be good. */
function useLinkRefusal(token: string): string {
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    let here = true
    unwrap(api.GET('/forgot/{token}', { params: { path: { token } } })).catch((error: unknown) => {
      if (here && error instanceof ApiError && error.said) setRefusal(error.message)
    })
    return () => {
      here = false
    }
  }, [token])
  return refusal
}
