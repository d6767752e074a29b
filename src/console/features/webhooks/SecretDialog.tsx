import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { HelpLink } from '../../ui/HelpLink.tsx'
import { showSecret, useShownSecret } from './secret.ts'

/** The new secret of a webhook, which the console shows once. */
export function SecretDialog() {
  const shown = useShownSecret()
  useEffect(() => () => showSecret(undefined), [])
  if (!shown) return null
  const close = () => showSecret(undefined)
  return (
    <Dialog
      open
      title="Secreto de la firma"
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          Ya lo guardé
        </Button>
      }
    >
      <p>
        Con este secreto tu sistema comprueba que los envíos de «{shown.name}» vienen de tu chatbot. Guárdalo ahora: no
        podrás volver a verlo. <HelpLink article="webhooks-firma">Cómo comprobar la firma</HelpLink>
      </p>
      <Code label="Secreto" text={shown.secret} />
      {shown.until && <p className="soft">El secreto anterior también vale hasta el {formatDateTime(shown.until)}.</p>}
    </Dialog>
  )
}
