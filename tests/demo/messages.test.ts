// Realistic customer messages, sent over HTTP to the demo's hardware store bot after seeding and training it.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { seedDemo } from '../../src/server/demo/seed.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { tx } from '../../src/server/foundation/store/db.ts'
import { queueRun } from '../../src/server/knowledge/training/start.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

/** A line of a file: the customer's message, the acceptable outcomes, and the known wrong outcome if there is one. */
interface Line {
  cliente: string
  bien: string
  hoy?: string
}

/** Conversations by country. */
type MessageFile = Record<string, Line[][]>

const HARDWARE = 1
/** A Tuesday at noon in the store's time zone, when it is open. */
const AT = '2026-03-10T15:00:00Z'
const folder = path.join(import.meta.dirname, 'messages')

let sessions = 0
let app: TestApp
let editor: SignedIn
beforeAll(async () => {
  app = await startApp()
  await seedDemo(app.store, { today: app.clock.now(), chats: 10 })
  await app.store.run(() => inCall({ services: app.app.services }, () => tx(() => queueRun(HARDWARE, null))))
  await app.mails()
  const user = await app.user()
  await app.member(HARDWARE, user, 3)
  editor = await app.as(user)
}, 240_000)
afterAll(() => app.stop())

for (const name of readdirSync(folder).sort()) {
  const file = parse(readFileSync(path.join(folder, name), 'utf8')) as MessageFile
  describe(name.replace(/\.yaml$/, ''), () => {
    for (const [country, conversations] of Object.entries(file))
      for (const [place, lines] of conversations.entries())
        test(`${country} ${place + 1}: ${lines[0]?.cliente}`, async () => {
          const session = `conversacion-${++sessions}`
          const given: string[] = []
          for (const { cliente } of lines) given.push(await outcome(session, cliente))
          expect(lines.map((line, i) => judged(line, given[i] as string))).toEqual(
            lines.map(({ cliente, hoy }) => `${cliente} → ${hoy ?? 'bien'}`),
          )
        })
  })
}

/** Returns `bien` for an acceptable outcome, otherwise the outcome itself. */
function judged({ cliente, bien }: Line, given: string): string {
  return `${cliente} → ${bien.split('|').some((one) => one.trim() === given) ? 'bien' : given}`
}

const RULES: Record<string, string> = {
  greeting: 'saludo',
  goodbye: 'despedida',
  no_response: 'no puede',
  fallback: 'no entiende',
  clarification: 'no entiende',
  handed: 'silencio',
  product: 'catálogo',
  branch: 'sucursales',
}

/** Sends a message and returns the outcome in the vocabulary of the files. */
async function outcome(session: string, text: string): Promise<string> {
  await app.forgetLimits()
  const { body } = await editor.call('POST', `/testbot/message/${HARDWARE}`, { body: { session, text, at: AT } })
  if (body.handoff) return 'persona'
  if (body.response) return body.response
  if (body.rule === 'product' && JSON.stringify(body.replies).includes('No lo encuentro')) return 'no lo encuentra'
  if (body.rule === 'quick') return `clave: ${String(body.by).split(',')[0]}`
  return RULES[body.rule] ?? body.rule
}
