import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { recoveryComplete } from '../../../../../generated/bodies/account.ts'
import { NewPasswordLimits } from '../../../../../generated/limits.ts'
import { brand } from '../../../../../generated/shell.ts'
import { recoveryCompleteBody } from '../../../../../generated/validators/account.js'
import { check } from '../../../../contract/validation.ts'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { emptyFields, type Problems } from '../../../engine/form/problems.ts'
import { TextInput } from '../../../engine/form/TextInput.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'
import { toast } from '../../../ui/toast.ts'

const DIFFERENT = 'Las contraseñas no coinciden'

const EMPTY = { password: '', password2: '' }

function problemsOf(values: typeof EMPTY): Problems {
  const empty = emptyFields(values, 'Complete todos los campos')
  if (empty.length > 0) return empty
  const { password, password2 } = values
  if (password.trim() !== password2.trim()) return [{ path: 'password2', text: DIFFERENT }]
  const found = check(recoveryCompleteBody, { password })
  return found.ok ? [] : [{ path: 'password', text: found.message }]
}

/** /login/forgot/{token}: sets a new password with the link from the mail. */
export default function NewPassword() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const refusal = useLinkRefusal(token)
  const form = useForm({
    // The body rules are left out: `problemsOf` reports empty fields before short ones.
    operation: { operation: recoveryComplete.operation, inputs: recoveryComplete.inputs },
    valuesOf: () => EMPTY,
    bodyOf: ({ password }) => ({ password: password.trim() }),
    validate: problemsOf,
    send: (body: { password: string }) => unwrap(api.POST('/forgot/{token}', { params: { path: { token } }, body })),
    onDone: ({ message }) => {
      toast.success(message)
      void navigate('/login')
    },
    errorDisplay: 'banner',
  })
  const message = form.message || refusal
  return (
    <PublicFrame title="Restablecer Contraseña">
      <div className="public-card">
        <h1>Restablecer Contraseña</h1>
        <p>Elige una contraseña nueva. Al guardarla cerraremos tus sesiones en todos los dispositivos.</p>
        {message && (
          <Banner tone="danger" role="alert">
            {message}
          </Banner>
        )}
        {refusal && (
          <Link className="public-link" to="/login/reset">
            Pedir otro enlace
          </Link>
        )}
        <Form form={form} className="public-form">
          <TextInput of={form} name="password" autoComplete="new-password" />
          <TextInput
            of={form}
            name="password2"
            label="Repetir contraseña"
            type="password"
            maxLength={NewPasswordLimits.password.maxLength}
            required
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" wide busy={form.busy}>
            Restablecer
          </Button>
        </Form>
        <p>
          ¿Algún problema? Escríbenos a <a href={`mailto:${brand.support}`}>{brand.support}</a>.
        </p>
        <Link className="public-link" to="/login">
          <Icon name="arrow-left" size={18} />
          Volver a Iniciar Sesión
        </Link>
      </div>
    </PublicFrame>
  )
}

/**
 * Returns the server's reason why the link is invalid, or '' while it may be valid. Checked on load, before the user
 * types a password.
 */
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
