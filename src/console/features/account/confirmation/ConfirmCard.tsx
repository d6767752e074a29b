import './confirm-card.css'
import { useEffect, useState } from 'react'
import { profileUpdate } from '../../../../../generated/bodies/account.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { TextInput } from '../../../engine/form/TextInput.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { checkSession, type SessionUser } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { toast } from '../../../ui/toast.ts'

/**
 * Asks a person to confirm their address: where the link went, another one, another address. Notices when they come back
 * from the mail, which opens in another tab or window.
 */
export function ConfirmCard({ user }: { user: SessionUser }) {
  const [changing, setChanging] = useState(user.email === null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void checkSession()
    }
    document.addEventListener('visibilitychange', again)
    // Beside another window, this one stays visible.
    window.addEventListener('focus', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('focus', again)
    }
  }, [])

  async function resend(): Promise<void> {
    setBusy(true)
    await withToasts('emailConfirmationResend', () => unwrap(api.POST('/signup/confirm', { body: {} })))
      .then(({ message }) => toast.success(message))
      // The toast says what went wrong. Somebody whose address is confirmed by now goes on.
      .catch(() => checkSession())
    setBusy(false)
  }

  return (
    <section className="card" aria-label="Confirma tu correo">
      <EmptyState icon="email" title="Confirma tu correo">
        {user.email && (
          <p>
            Te enviamos un enlace a <strong>{user.email}</strong>. Ábrelo y crea tu chatbot. Si no lo ves, mira el
            correo no deseado.
          </p>
        )}
        {!changing && (
          <div className="confirm-actions">
            <Button variant="primary" icon="email-sync" busy={busy} onClick={() => void resend()}>
              Enviar otro enlace
            </Button>
            <Button onClick={() => setChanging(true)}>Cambiar correo</Button>
          </div>
        )}
      </EmptyState>
      {changing && <ChangeForm user={user} onClose={() => setChanging(false)} />}
    </section>
  )
}

function ChangeForm({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { name, username } = user
  const form = useForm({
    operation: profileUpdate,
    valuesOf: () => ({ email: user.email ?? '', current_password: '' }),
    bodyOf: ({ email, current_password }) => ({ name, username, email: email.trim(), current_password }),
    send: (body) =>
      withToasts(
        'profileUpdate',
        () => unwrap(api.PUT('/edit', { body })),
        () => true,
      ),
    onDone: () => {
      onClose()
      void checkSession()
    },
    errorDisplay: 'banner',
  })
  return (
    <Form form={form} className="confirm-form" label="Cambiar correo">
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextInput of={form} name="email" type="email" autoComplete="email" autoFocus />
      <TextInput
        of={form}
        name="current_password"
        required
        help="Así sabemos que eres tú."
        autoComplete="current-password"
      />
      <div className="confirm-actions">
        <Button type="submit" variant="primary" busy={form.busy}>
          Guardar y enviar
        </Button>
        {user.email && <Button onClick={onClose}>Cancelar</Button>}
      </div>
    </Form>
  )
}
