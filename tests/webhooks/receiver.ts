import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { jobHandlers } from '../../src/server/workers.ts'
import type { TestApp } from '../support/app.ts'

/** A request that a receiver got. */
export interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
  // biome-ignore lint/suspicious/noExplicitAny: a parsed payload
  payload: any
}

/** A system of a business that listens on this machine. */
export interface Receiver {
  url: string
  got: Received[]
  /** answers each request; by default 200 with `ok` */
  respond: (response: ServerResponse, request: Received) => void
  stop(): void
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', got: [], respond: (response) => response.end('ok'), stop: () => {} }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const one = { url: request.url ?? '', headers: request.headers, body, payload: JSON.parse(body || 'null') }
      receiver.got.push(one)
      receiver.respond(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`
  receiver.stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return receiver
}

/** Computes a signature as Standard Webhooks describes it. */
export function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** Runs the deliveries that are due; with `waiting`, those that wait for another attempt as well. Fails if a job fails. */
export async function deliver(app: TestApp, waiting = false): Promise<void> {
  if (waiting) await app.db.updateTable('job').set({ run_at: sql`now()` }).where('done_at', 'is', null).execute()
  const { 'webhook-send': send } = jobHandlers(app.app.services)
  const errors: unknown[] = []
  if (send) await app.store.run(() => runDue({ 'webhook-send': send }, (error) => errors.push(error)))
  if (errors.length) throw errors[0]
}
