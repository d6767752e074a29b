import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { home } from '../../../../../generated/shell.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf, UNREACHABLE } from '../../../api/errors.ts'
import { checkSession, useSession } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'

type Confirmation = components['schemas']['EmailConfirmation']

const ALREADY = 'Tu correo ya estaba confirmado: puedes seguir.'

/**
 * /register/confirm/{token}: confirms the address of the mail with a button, because mail scanners open links. Also open
 * to signed-in users, whom it leads to the home page.
 */
export default function ConfirmEmail() {
  const { token = '' } = useParams()
  const signedIn = useSession().status === 'in'
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Confirmation | null>(null)
  const [refusal, setRefusal] = useState('')
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let here = true
    unwrap(api.GET('/signup/confirm/{token}', { params: { path: { token } } })).then(
      (found) => {
        if (!here) return
        setAsked(found)
        if (found.confirmed) setDone(ALREADY)
      },
      (error: unknown) => here && setRefusal(messageOf(error, UNREACHABLE)),
    )
    return () => {
      here = false
    }
  }, [token])

  async function confirm(): Promise<void> {
    setBusy(true)
    setRefusal('')
    try {
      const { message } = await unwrap(api.POST('/signup/confirm/{token}', { params: { path: { token } }, body: {} }))
      if (!signedIn) return setDone(message)
      toast.success(message)
      await checkSession()
      void navigate(home)
    } catch (error) {
      setRefusal(messageOf(error, (await toastsOf('emailConfirmationComplete')).error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <PublicFrame title="Confirmar Correo">
      <div className="public-card">
        <h1>Confirmar Correo</h1>
        {refusal && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        {!refusal && !asked && <Spinner label="Cargando la confirmación…" />}
        {done && (
          <Banner tone="success" role="status">
            {done}
          </Banner>
        )}
        {asked && !done && (
          <>
            <p>
              Confirma que <strong>{asked.email}</strong> es el correo de tu cuenta, «{asked.username}».
            </p>
            <Button variant="primary" wide busy={busy} onClick={() => void confirm()}>
              Confirmar correo
            </Button>
          </>
        )}
        <Link className="public-link" to={signedIn ? home : '/login'}>
          <Icon name="arrow-left" size={18} />
          {signedIn ? 'Ir a Inicio' : 'Ir a Iniciar Sesión'}
        </Link>
      </div>
    </PublicFrame>
  )
}
