import { useEffect } from 'react'
import { Code } from '../../ui/Code.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { HelpLink } from '../../ui/HelpLink.tsx'
import { ShownOnce } from '../../ui/ShownOnce.tsx'
import { showSecret, useShownSecret } from './secret.ts'

/** The new secret of a webhook, which the console shows once. */
export function SecretDialog() {
  const shown = useShownSecret()
  useEffect(() => () => showSecret(undefined), [])
  // The state of one secret must not apply to the next.
  return shown && <Secret key={shown.secret} {...shown} />
}

function Secret({ name, secret, until }: NonNullable<ReturnType<typeof useShownSecret>>) {
  return (
    <ShownOnce
      title="Secreto de la firma"
      text={secret}
      copy="Copiar secreto"
      done="Secreto copiado."
      loss="Todavía no copiaste el secreto. Si cierras, tendrás que cambiarlo por otro."
      onClose={() => showSecret(undefined)}
    >
      {(onCopied) => (
        <>
          <p>
            Con este secreto tu sistema comprueba que los envíos de «{name}» vienen de tu chatbot. Guárdalo ahora: no
            podrás volver a verlo. <HelpLink article="webhooks-firma">Cómo comprobar la firma</HelpLink>
          </p>
          <Code label="Secreto" text={secret} onCopied={onCopied} />
          {until && <p className="soft">El secreto anterior también vale hasta el {formatDateTime(until)}.</p>}
        </>
      )}
    </ShownOnce>
  )
}
