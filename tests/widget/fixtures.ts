import type { ResponseButton } from '../../src/contract/channels.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import type { Answer, CallOptions } from '../support/client.ts'
import { formOf } from '../support/form.ts'

export const SITE = 'https://tienda.example'

/** The browser of a visitor that sends messages from a page. */
export interface TestVisitor {
  secret: string
  call(method: string, place: string, body?: unknown, options?: CallOptions): Promise<Answer>
  say(text: string, key?: string): Promise<Answer>
  /** @param file its content in base64 */
  upload(filename: string, file: string, options?: CallOptions): Promise<Answer>
}

/** A server with one bot for one site. */
export interface WidgetFixture {
  app: TestApp
  botId: number
  key: string
  visitor(): Promise<TestVisitor>
  open(origin: string, options?: CallOptions): Promise<Answer>
  quick(response: {
    keywords: string[]
    answer: string
    match?: 'exact' | 'contains' | 'starts_with'
    action?: 'none' | 'handoff'
    area?: number
    buttons?: ResponseButton[]
  }): Promise<void>
  settings(settings: object): Promise<void>
  /** runs the due answers of the bot */
  answer(): Promise<void>
  chat(): Promise<{ id: number; contact_id: number; type: string; live: boolean; area_id: number | null }>
}

let keys = 0

/** Returns a message key in the format of the widget. */
export const freshKey = () => `clave-de-prueba-${++keys}`

/** The browser that got this secret from the bot with this key. */
export function visitorOf(app: TestApp, key: string, secret: string): TestVisitor {
  const call: TestVisitor['call'] = (method, place, body, options = {}) =>
    app.call(method, `/webchat/${key}${place}`, {
      ...(body !== undefined && { body }),
      ...options,
      headers: { authorization: `Visitor ${secret}`, ...options.headers },
    })
  return {
    secret,
    call,
    say: (text, own = freshKey()) => call('POST', '/messages', { key: own, text }),
    upload: (filename, file, options) => {
      const form = formOf({ name: 'file', filename, bytes: Buffer.from(file, 'base64') })
      return call('POST', '/files', undefined, { ...form, ...options })
    },
  }
}

/** Creates a bot with an allowed site, on a new server unless one is given. */
export async function createWidgetFixture(given?: TestApp): Promise<WidgetFixture> {
  const app = given ?? (await startApp())
  if (given) await app.forgetLimits()
  const botId = await app.bot()
  const { webchat_key: key } = await app.db
    .selectFrom('bot')
    .select('webchat_key')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const settings = async (value: object) => {
    await app.db
      .updateTable('bot')
      .set({ settings: json(value) })
      .where('id', '=', botId)
      .execute()
  }
  await settings({ webchat: { parameters: { allowed_domains: [SITE], show_rating: true } } })
  const open = (origin: string, options?: CallOptions) =>
    app.call('POST', `/webchat/${key}/sessions`, { body: { origin }, ...options })
  return {
    app,
    botId,
    key,
    open,
    settings,
    visitor: async () => {
      const { secret } = (await open(SITE)).body
      return visitorOf(app, key, secret)
    },
    quick: async ({ keywords, answer, match = 'contains', action = 'none', area, buttons = [] }) => {
      await app.db
        .insertInto('quick_response')
        .values({
          bot_id: botId,
          keywords: json(keywords),
          answer,
          match,
          action,
          handoff_area_id: area ?? null,
          buttons: json(buttons),
        })
        .execute()
    },
    answer: async () => void (await app.mails()),
    /** the oldest chat of the bot */
    chat: () =>
      app.db.selectFrom('chat').selectAll().where('bot_id', '=', botId).orderBy('id').executeTakeFirstOrThrow(),
  }
}
