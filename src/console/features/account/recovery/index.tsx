import { useState } from 'react'
import { Link } from 'react-router-dom'
import { recoveryCreate } from '../../../../../generated/bodies/account.ts'
import { RecoveryInputLimits } from '../../../../../generated/limits.ts'
import { brand } from '../../../../../generated/shell.ts'
import { accountCreateBody, recoveryCreateBody } from '../../../../../generated/validators/account.js'
import { INVALID } from '../../../../contract/messages.ts'
import { check } from '../../../../contract/validation.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Form } from '../../../engine/form/Form.tsx'
import type { Problems } from '../../../engine/form/problems.ts'
import { TextInput } from '../../../engine/form/TextInput.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'

const NOT_AN_ADDRESS = accountCreateBody.fields.email?.messages?.format ?? INVALID

function problemsOf(email: string): Problems {
  const found = check(recoveryCreateBody, { username: email })
  if (!found.ok) return [{ path: 'email', text: found.fields.username?.[0] ?? found.message }]
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? [] : [{ path: 'email', text: NOT_AN_ADDRESS }]
}

/** /login/reset: asks for the e-mail address, then tells the user to check their mail. */
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
    // Only the e-mail address is asked for, although the call also accepts a username.
    operation: { operation: recoveryCreate.operation, inputs: [] },
    valuesOf: () => ({ email: '' }),
    validate: ({ email }) => problemsOf(email),
    send: ({ email }: { email: string }) => unwrap(api.POST('/forgot', { body: { username: email.trim() } })),
    onDone: onSent,
    errorDisplay: 'banner',
  })
  return (
    <>
      <h1>Restablecer Contraseña</h1>
      <p>Ingresa tu correo y te enviaremos un enlace para elegir otra contraseña.</p>
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <Form form={form} className="public-form">
        <TextInput
          of={form}
          name="email"
          label="Correo"
          type="email"
          kind="email"
          maxLength={RecoveryInputLimits.username.maxLength}
          required
          autoComplete="email"
        />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          Restablecer
        </Button>
      </Form>
    </>
  )
}

function Sent() {
  return (
    <div role="status" className="public-form">
      <h1>Revisa tu correo</h1>
      <p>Si la cuenta existe, te enviamos un correo con las instrucciones.</p>
      <p className="soft">
        Si no lo ves en unos minutos, revisa el correo no deseado (spam). Si tienes dudas, escríbenos a{' '}
        <a href={`mailto:${brand.support}`}>{brand.support}</a>.
      </p>
    </div>
  )
}
