import type { components } from '../../../../generated/api.d.ts'
import { apiBase } from '../../api/client.ts'
import { operations } from '../../engine/contract.ts'
import { useSession } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Code } from '../../ui/Code.tsx'
import { ShownOnce } from '../../ui/ShownOnce.tsx'
import { curlWithKey, withBot } from '../documentation/curl.ts'

type Schemas = components['schemas']

/** A call to try a key with, by scope. */
const samples: Partial<Record<Schemas['ApiScope'], string>> = {
  'chats:read': 'chatCountsGet',
  'contacts:read': 'contactList',
  'budgets:read': 'budgetList',
  'responses:read': 'responseList',
  'training:read': 'exampleList',
}

interface NewKeyProps {
  created: Schemas['ApiKeyCreated']
  onClose: () => void
}

/** Shows a new API key, which the server cannot show again, with a call to try it. */
export function NewKey({ created: { key, token }, onClose }: NewKeyProps) {
  const { bot } = useSession()
  const sample = key.scopes.map((scope) => operations[samples[scope] ?? '']).find(Boolean)
  return (
    <ShownOnce
      title={`Clave «${key.name}»`}
      text={token}
      copy="Copiar clave"
      done="Clave copiada."
      loss="Todavía no copiaste la clave. Si cierras, tendrás que crear otra."
      onClose={onClose}
    >
      {(onCopied) => (
        <div className="key-new">
          <Banner tone="warning">Cópiala ahora y guárdala en un lugar seguro: no podrás verla otra vez.</Banner>
          <Code label="Clave" text={token} onCopied={onCopied} />
          {sample && bot && (
            <Code
              label="Ejemplo con curl"
              text={curlWithKey(apiBase() + withBot(sample.path, bot.id), token)}
              onCopied={onCopied}
            />
          )}
          <p>
            En la{' '}
            <a href="/documentation" target="_blank" rel="noreferrer">
              documentación
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </a>{' '}
            verás qué llamadas acepta.
          </p>
        </div>
      )}
    </ShownOnce>
  )
}
