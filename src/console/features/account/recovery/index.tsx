import { useState } from 'react'
import { Link } from 'react-router-dom'
import { RecoveryInputLimits } from '../../../../../generated/limits.ts'
import { brand } from '../../../../../generated/shell.ts'
import { accountCreateBody, recoveryCreateBody } from '../../../../../generated/validators/account.js'
import { INVALID } from '../../../../contract/messages.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'
import { brokenRules } from '../../../ui/problems.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { type FormProblem, useForm } from '../../../ui/useForm.ts'

const NOT_AN_ADDRESS = accountCreateBody.fields.email?.messages?.format ?? INVALID

function problemOf({ email }: { email: string }): FormProblem | null {
  const problem = brokenRules(recoveryCreateBody, { username: email })
  if (problem) return { message: problem.message, fields: { email: problem.fields?.username ?? problem.message } }
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return null
  return { message: NOT_AN_ADDRESS, fields: { email: NOT_AN_ADDRESS } }
}

/** /login/reset: asks for the e-mail, then says where to look. */
export default function Recovery() {
  const [sent, setSent] = useState(false)
  return (
    <PublicFrame title="Restablecer Contraseña">
      <div className="public-card">
        {sent ? <Sent /> : <Request onSent={() => setSent(true)} />}
        <Link className="public-link" to="/login">
          <Icon name="arrow-left" size={18} />
          Volver a Iniciar Sesión
        </Link>
      </div>
    </PublicFrame>
  )
}

function Request({ onSent }: { onSent: () => void }) {
  const form = useForm({
    initial: { email: '' },
    check: problemOf,
    send: async ({ email }) => {
      await unwrap(api.POST('/forgot', { body: { username: email.trim() } }))
      onSent()
    },
  })
  return (
    <>
      <h1>Restablecer Contraseña</h1>
      <p>
        Ingresar el correo de la cuenta. Allí llegará un mensaje con un enlace para elegir una contraseña nueva, que
        sirve una sola vez.
      </p>
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <form className="public-form" noValidate onSubmit={form.submit}>
        <TextField
          label="Correo"
          type="email"
          kind="email"
          {...form.field('email')}
          maxLength={RecoveryInputLimits.username.maxLength}
          required
          autoComplete="email"
        />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          Restablecer
        </Button>
      </form>
    </>
  )
}

function Sent() {
  return (
    <div role="status" className="public-form">
      <h1>Revisar el correo</h1>
      <p>
        Se envió un correo con las instrucciones para restablecer la contraseña, si hay una cuenta con esa dirección.
      </p>
      <p className="soft">
        Si no aparece en unos minutos, conviene revisar la carpeta de correo no deseado (spam). Ante cualquier duda,
        escribir a <a href={`mailto:${brand.support}`}>{brand.support}</a>.
      </p>
    </div>
  )
}
