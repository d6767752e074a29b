// `npm run graph`: a simulator of Meta's Graph API and of Telegram's Bot API, with a page that plays the customers' phones.
import { startGraph } from './start.ts'
import { SEED } from './world/seed.ts'

const port = Number(process.env.GRAPH_PORT ?? 4900)
const host = process.env.GRAPH_HOST ?? '127.0.0.1'
/** Started by another program, which is told the address: the usual port may be taken, and messages need no windows. */
const isChild = process.send !== undefined
const graph = isChild
  ? await startGraph({ port, host, settings: { limits: { hasWindows: false } } }).catch(() =>
      startGraph({ port: 0, host }),
    )
  : await startGraph({ port, host })
process.send?.({ url: graph.url })
process.on('disconnect', () => void graph.stop().then(() => process.exit(0)))

console.log(`
Simulador de WhatsApp, Messenger y Telegram
  Teléfonos:        ${graph.url}
  Graph API:        ${graph.url}/v26.0
  Número:           ${SEED.numberId}   cuenta ${SEED.wabaId}
  Página:           ${SEED.pageId}
  App:              ${SEED.appId}   secreto ${SEED.appSecret}
  Token WhatsApp:   ${SEED.token}
  Token de página:  ${SEED.pageToken}
  Bot de Telegram:  ${SEED.telegramToken}   con TELEGRAM_URL=${graph.url}/telegram
  Más en scripts/graph/README.md. Ctrl+C para salir.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void graph.stop().then(() => process.exit(0))
  })
