import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startGraph } from '../../scripts/graph/start.ts'
import { SEED } from '../../scripts/graph/world/seed.ts'

export { SEED }

type Options = NonNullable<Parameters<typeof startGraph>[0]>

/** A webhook request as it arrived. */
interface Received {
  raw: string
  isSigned: boolean
  body: { object: string; entry: { id: string; changes?: Change[]; messaging?: Event[] }[] }
}
interface Change {
  field: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read payloads of many shapes
  value: any
}
// biome-ignore lint/suspicious/noExplicitAny: tests read payloads of many shapes
type Event = any

/** A receiver of webhooks: it verifies signatures itself and can answer with another status. */
export async function startReceiver() {
  const received: Received[] = []
  const state = { status: 200, onRequest: (): void | Promise<void> => undefined }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET') {
      const isKnown = url.searchParams.get('hub.verify_token') === 'secreto'
      response.writeHead(isKnown ? 200 : 403).end(isKnown ? url.searchParams.get('hub.challenge') : '')
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks)
    const expected = `sha256=${createHmac('sha256', SEED.appSecret).update(raw).digest('hex')}`
    const given = String(request.headers['x-hub-signature-256'])
    const isSigned = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
    received.push({ raw: raw.toString('utf8'), isSigned, body: JSON.parse(raw.toString('utf8')) })
    await state.onRequest()
    response.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const changes = () => received.flatMap(({ body }) => body.entry.flatMap((entry) => entry.changes ?? []))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    state,
    changes,
    /** all messages, statuses and page events so far, in order of arrival */
    messages: () => changes().flatMap(({ value }) => value.messages ?? []),
    statuses: () => changes().flatMap(({ value }) => value.statuses ?? []),
    events: () => received.flatMap(({ body }) => body.entry.flatMap((entry) => entry.messaging ?? [])),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * A simulator whose clock only moves when a test moves it, with a subscribed receiver.
 * @param settings that differ from the defaults
 */
export async function startPair(settings: Options['settings'] = {}) {
  const receiver = await startReceiver()
  const graph = await startGraph({ settings })
  const request = async (method: string, path: string, body?: unknown, token: string = SEED.token) => {
    const answer = await fetch(`${graph.url}/v26.0/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as any }
  }
  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${graph.url}/_sim/${path}`, {
      method,
      body: body && JSON.stringify(body),
    } as RequestInit)
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
    return (await answer.json()) as any
  }
  await control('POST', 'clock', { freeze: true })
  const subscription = { override_callback_uri: receiver.url, verify_token: 'secreto' }
  await request('POST', `${SEED.wabaId}/subscribed_apps`, subscription)
  return {
    graph,
    receiver,
    request,
    control,
    /** sends a WhatsApp message to Ana */
    send: (message: object, to = '+5491123456789') =>
      request('POST', `${SEED.numberId}/messages`, { messaging_product: 'whatsapp', to, ...message }),
    /** a person writes to the number */
    write: (message: object, person = 'ana') => control('POST', `people/${person}/messages`, message),
    /** moves the clock by seconds and waits for the webhooks that this causes */
    pass: async (seconds: number) => {
      await control('POST', 'clock', { advance: seconds })
      await control('GET', 'idle')
    },
    stop: async () => {
      await graph.stop()
      await receiver.stop()
    },
  }
}

export const text = (body: string) => ({ type: 'text', text: { body } })
