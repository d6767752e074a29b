import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { type ShownToken, showToken, useShownToken } from './token.ts'

/** The token of a company, which the console shows once, with the line that the company pastes. */
export function TokenDialog() {
  const shown = useShownToken()
  useEffect(() => () => showToken(undefined), [])
  // The state of one token must not apply to the next.
  return shown && <Token key={shown.token} {...shown} />
}

function Token({ token, id, company, until }: ShownToken) {
  const bot = useBotId()
  const [copied, setCopied] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { data } = useQuery({
    queryKey: ['webchatSettingsGet', bot, 'snippet'],
    queryFn: ({ signal }) => unwrap(api.GET('/bots/webchat/settings/{bot}', { params: { path: { bot } }, signal })),
  })
  const leave = () => (copied ? showToken(undefined) : setLeaving(true))
  const snippet = data?.snippet?.replace('<script ', `<script data-company-token="${token}" `)
  return (
    <>
      <Dialog
        open
        title={`Clave de ${company}`}
        onClose={leave}
        actions={
          <Button variant="primary" onClick={leave}>
            Listo
          </Button>
        }
      >
        <div className="access-token">
          <Banner tone="warning">Cópiala ahora y envíasela a la empresa: no podrás verla otra vez.</Banner>
          <Code label="Clave" text={token} onCopied={() => setCopied(true)} />
          {snippet && <Code label="Código para su sitio" text={snippet} onCopied={() => setCopied(true)} />}
          {until && <Previous id={id} until={until} />}
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title="Cerrar sin copiar"
        yes="Cerrar sin copiar"
        no="Volver a la clave"
        onYes={() => showToken(undefined)}
        onNo={() => setLeaving(false)}
      >
        <p>Todavía no copiaste la clave. Si cierras, tendrás que cambiarla por otra.</p>
      </ConfirmDialog>
    </>
  )
}

/** Until when the former token counts, with a button that ends it at once. */
function Previous({ id, until }: Pick<ShownToken, 'id'> & { until: string }) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [state, setState] = useState<'counts' | 'ending' | 'over'>('counts')

  async function revoke(): Promise<void> {
    setState('ending')
    const body = { id, revoke_previous: true }
    try {
      await withToasts('accessUpdate', () => unwrap(api.PUT('/access/{bot}', { params: { path: { bot } }, body })))
      setState('over')
    } catch {
      // The toast shows the reason.
      setState('counts')
    }
    await queries.invalidateQueries()
  }

  if (state === 'over') return <p className="soft">La clave anterior ya no vale.</p>
  return (
    <p className="soft">
      La clave anterior vale hasta el {formatDateTime(until)}.{' '}
      <Button variant="ghost" busy={state === 'ending'} onClick={() => void revoke()}>
        Anularla ya
      </Button>
    </p>
  )
}
