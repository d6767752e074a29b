import { startBenchServer } from '../bench-server.ts'
import { printTable, quantile } from '../table.ts'
import { shopProducts } from './generate.ts'

interface State {
  id: number
  state: string
  created: number
  updated: number
  rejected: number
  change_id: number | null
  columns: { column: number; field: string }[]
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Imports a price list of products, then one with other prices, and undoes that, while somebody reads the inventory. */
export async function benchProductImport(count: number): Promise<void> {
  const stage = await startBenchServer('product', { bots: 1, people: 1, chats: 1 })
  try {
    const [room] = stage.rooms
    if (!room) throw new Error('the server has no bot')
    const call = async (path: string, init?: RequestInit) => {
      const headers = { authorization: `Bearer ${room.tokens[0]}`, ...init?.headers }
      const answer = await fetch(`${stage.url}/api${path}`, { ...init, headers })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    const post = (path: string, body: object) =>
      call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    const form = await post(`/forms/${room.botId}`, { name: 'Ferretería', kind: 'product' })
    const at = `${room.botId}/${form.id}`
    const rows: Record<string, string>[] = []
    const timed = async <T>(what: string, work: () => Promise<T>, said: (done: T) => string): Promise<T> => {
      const samples: number[] = []
      let isDone = false
      const begun = performance.now()
      const reading = (async () => {
        while (!isDone) {
          const from = performance.now()
          await call(`/forms/products/inventory/${at}?range=${encodeURIComponent('[0,99]')}`)
          samples.push(performance.now() - from)
          await wait(1_000)
        }
      })()
      const done = await work()
      const seconds = (performance.now() - begun) / 1000
      isDone = true
      await reading
      rows.push({
        ...{ qué: what, segundos: seconds.toFixed(1), resultado: said(done) },
        'lista, mitad': `${quantile(samples, 0.5).toFixed(0)} ms`,
        'lista, p95': `${quantile(samples, 0.95).toFixed(0)} ms`,
      })
      return done
    }
    const ended = async (id: number): Promise<State> => {
      for (;;) {
        const one: State = await call(`/forms/products/import/one/${at}/${id}`)
        if (['ready', 'done', 'failed'].includes(one.state)) return one
        await wait(200)
      }
    }
    const counts = ({ created, updated, rejected }: State) => `${created} nuevos, ${updated} cambiados, ${rejected} no`
    const imported = async (what: string, file: Blob) => {
      const body = new FormData()
      body.append('file', file, 'lista.csv')
      const sent: State = await call(`/forms/products/import/${at}`, { method: 'POST', body })
      const columns = sent.columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []))
      const start = (preview: boolean) => async () => {
        await post(`/forms/products/import/start/${at}/${sent.id}`, { columns, policy: 'update', preview })
        return ended(sent.id)
      }
      await timed(`comprobar ${what}`, start(true), counts)
      return timed(`importar ${what}`, start(false), counts)
    }
    await imported('todo nuevo', fileOf(count, 1))
    const { change_id } = await imported('precios', fileOf(count, 1.1))
    const undo = () => post(`/forms/products/undo/${at}/${change_id}`, {})
    await timed('deshacer precios', undo, ({ count: undone, kept }) => `${undone} de vuelta, ${kept} no`)
    printTable(`Importar ${count} productos`, rows)
  } finally {
    await stage.stop()
  }
}

function fileOf(count: number, factor: number): Blob {
  const lines = shopProducts(count).map(({ sku, name, category, brand, price_cents, stock }) => {
    const price = ((price_cents * factor) / 100).toFixed(2).replace('.', ',')
    return [sku, name.replaceAll('"', "''"), category, brand, price, '21', stock, 'Sí'].join(';')
  })
  return new Blob([`Código;Nombre;Rubro;Marca;Precio;IVA;Stock;Activo\r\n${lines.join('\r\n')}\r\n`])
}
