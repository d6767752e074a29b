import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sealed } from '../../src/server/channels/accounts/account.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from './app.ts'

/** A platform that accepts everything, for tests of what is sent to it. */
export interface Platform {
  url: string
  /** the bodies of messages, in the order of their arrival */
  sent: Record<string, unknown>[]
  stop(): Promise<void>
}

/** Starts a platform on a free port. Pass its URL as `graphUrl` and `telegramUrl` to the app. */
export async function startPlatform(): Promise<Platform> {
  const sent: Platform['sent'] = []
  let number = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      const [, bot, method] = /^\/bot(\d+):[^/]*\/(\w+)$/.exec(request.url ?? '') ?? []
      if (bot) return response.end(JSON.stringify({ ok: true, result: method === 'getMe' ? { id: Number(bot) } : {} }))
      // Every WhatsApp account has all numbers.
      if (request.url?.includes('/phone_numbers'))
        return response.end(JSON.stringify({ data: Array.from({ length: serial }, (_, at) => ({ id: idOf(at + 1) })) }))
      const id = String(++number)
      if (!request.url?.endsWith('/messages')) return response.end(JSON.stringify({ id, attachment_id: id }))
      sent.push(JSON.parse(Buffer.concat(chunks).toString()))
      return response.end(JSON.stringify({ messages: [{ id: `wamid.${id}` }], message_id: `m_${id}` }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

let serial = 0
const idOf = (place: number) => String(100_000 + place)

/** Connects an account of a bot without asking the platform. Returns its id and that of the platform. */
export function connectAccount(
  { app, store }: Pick<TestApp, 'app' | 'store'>,
  botId: number,
  kind: 'whatsapp' | 'facebook' | 'telegram' | 'email',
): Promise<{ id: number; externalId: string; secret: string }> {
  const externalId = idOf(++serial)
  const secret = `secret-${externalId}`
  return store.run(() =>
    inCall({ services: app.services }, async () => {
      const row = await store.kysely
        .insertInto('channel_account')
        .values({
          ...{ bot_id: botId, kind, external_id: externalId, name: 'Tienda', account: externalId, settings: json({}) },
          ...sealed(
            kind === 'email'
              ? { password: secret }
              : { access_token: `${externalId}:token-of-the-account-${externalId}`, app_secret: secret },
          ),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id: row.id, externalId, secret }
    }),
  )
}
