// `npm run graph`: a simulator of Meta's Graph API with a page that plays the customers' phones.
import { startGraph } from './start.ts'
import { SEED } from './world/seed.ts'

const port = Number(process.env.GRAPH_PORT ?? process.env.PORT ?? 4900)
const graph = await startGraph({ port, host: process.env.GRAPH_HOST ?? '127.0.0.1' })

console.log(`
Simulador de WhatsApp y Messenger
  Teléfonos:        ${graph.url}
  Graph API:        ${graph.url}/v26.0
  Número:           ${SEED.numberId}   cuenta ${SEED.wabaId}
  Página:           ${SEED.pageId}
  App:              ${SEED.appId}   secreto ${SEED.appSecret}
  Token WhatsApp:   ${SEED.token}
  Token de página:  ${SEED.pageToken}
  Más en scripts/graph/README.md. Ctrl+C para salir.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void graph.stop().then(() => process.exit(0))
  })
