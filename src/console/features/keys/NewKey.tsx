import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { apiBase } from '../../api/client.ts'
import { operations } from '../../engine/contract.ts'
import { useSession } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
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
  const [copied, setCopied] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const sample = key.scopes.map((scope) => operations[samples[scope] ?? '']).find(Boolean)
  const leave = () => (copied ? onClose() : setLeaving(true))
  return (
    <>
      <Dialog
        open
        title={`Clave «${key.name}»`}
        onClose={leave}
        actions={
          <Button variant="primary" onClick={leave}>
            Listo
          </Button>
        }
      >
        <div className="key-new">
          <Banner tone="warning">Cópiala ahora y guárdala en un lugar seguro: no podrás verla otra vez.</Banner>
          <Code label="Clave" text={token} onCopied={() => setCopied(true)} />
          {sample && bot && (
            <Code
              label="Ejemplo con curl"
              text={curlWithKey(apiBase() + withBot(sample.path, bot.id), token)}
              onCopied={() => setCopied(true)}
            />
          )}
          <p>
            En la <Link to="/documentation">documentación</Link> verás qué llamadas acepta.
          </p>
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title="Cerrar sin copiar"
        yes="Cerrar sin copiar"
        no="Volver a la clave"
        onYes={onClose}
        onNo={() => setLeaving(false)}
      >
        <p>Todavía no copiaste la clave. Si cierras, tendrás que crear otra.</p>
      </ConfirmDialog>
    </>
  )
}
