import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { HelpLink } from '../../ui/HelpLink.tsx'
import { showSecret, useShownSecret } from './secret.ts'

/** The new secret of a webhook, which the console shows once. */
export function SecretDialog() {
  const shown = useShownSecret()
  useEffect(() => () => showSecret(undefined), [])
  // The state of one secret must not apply to the next.
  return shown && <Secret key={shown.secret} {...shown} />
}

function Secret({ name, secret, until }: NonNullable<ReturnType<typeof useShownSecret>>) {
  const [copied, setCopied] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const close = () => showSecret(undefined)
  return (
    <>
      <Dialog
        open
        title="Secreto de la firma"
        onClose={() => (copied ? close() : setLeaving(true))}
        actions={
          <Button variant="primary" onClick={close}>
            Ya lo guardé
          </Button>
        }
      >
        <p>
          Con este secreto tu sistema comprueba que los envíos de «{name}» vienen de tu chatbot. Guárdalo ahora: no
          podrás volver a verlo. <HelpLink article="webhooks-firma">Cómo comprobar la firma</HelpLink>
        </p>
        <Code label="Secreto" text={secret} onCopied={() => setCopied(true)} />
        {until && <p className="soft">El secreto anterior también vale hasta el {formatDateTime(until)}.</p>}
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title="Cerrar sin copiar"
        yes="Cerrar"
        no="Volver al secreto"
        onYes={close}
        onNo={() => setLeaving(false)}
      >
        <p>Todavía no copiaste el secreto. Si cierras, tendrás que cambiarlo por otro.</p>
      </ConfirmDialog>
    </>
  )
}
