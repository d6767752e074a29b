import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Code } from '../../ui/Code.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { ShownOnce } from '../../ui/ShownOnce.tsx'
import { EndPrevious } from './EndPrevious.tsx'
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
  const { data } = useQuery({
    queryKey: ['webchatSettingsGet', bot, 'snippet'],
    queryFn: ({ signal }) => unwrap(api.GET('/bots/webchat/settings/{bot}', { params: { path: { bot } }, signal })),
  })
  const snippet = data?.snippet?.replace('<script ', `<script data-company-token="${token}" `)
  return (
    <ShownOnce
      title={`Clave de ${company}`}
      text={token}
      copy="Copiar clave"
      done="Clave copiada."
      loss="Todavía no copiaste la clave. Si cierras, tendrás que cambiarla por otra."
      onClose={() => showToken(undefined)}
    >
      {(onCopied) => (
        <div className="access-token">
          <Banner tone="warning">Cópiala ahora y envíasela a la empresa: no podrás verla otra vez.</Banner>
          <Code label="Clave" text={token} onCopied={onCopied} />
          {snippet && <Code label="Código para su sitio" text={snippet} onCopied={onCopied} />}
          {until && <Previous {...{ id, company, until }} />}
        </div>
      )}
    </ShownOnce>
  )
}

/** Until when the former token counts, with a button that ends it at once. */
function Previous({ id, company, until }: Pick<ShownToken, 'id' | 'company'> & { until: string }) {
  const [over, setOver] = useState(false)
  if (over) return <p className="soft">La clave anterior ya no vale.</p>
  return (
    <div className="access-previous">
      La clave anterior vale hasta el {formatDateTime(until)}.
      <EndPrevious {...{ id, company }} onEnded={() => setOver(true)} />
    </div>
  )
}
