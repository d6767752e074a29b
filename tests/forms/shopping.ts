import { expect } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { SignedIn, TestApp } from '../support/app.ts'
import type { Answer } from '../support/client.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

/** A customer of the webchat, and a member of staff who edits the catalogue that the bot sells from. */
export interface Shopping {
  on: WidgetFixture
  editor: SignedIn
  /** the product form as part of a path */
  at: string
  /** Creates a part of the catalogue and returns its number. */
  store: (part: 'characteristics' | 'inventory', body: object) => Promise<number>
  /** Changes settings of the product form. */
  set: (settings: object) => Promise<void>
  /** Another customer writes from now on. */
  another: () => Promise<void>
  /** Sends a message, lets the bot answer, and returns its new messages. */
  say: (text: string) => Promise<{ text: string; buttons: string[] }[]>
  /** The same, as one text with plain spaces. */
  ask: (text: string) => Promise<string>
  /** Changes what is stored of the conversation, as it was stored before. */
  earlier: (change: (state: string) => string) => Promise<void>
  /** The last quotation. */
  draft: () => Promise<Answer['body']>
  /** All texts of the chat of a quotation, as staff see them. */
  told: (chat: number) => Promise<string>
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Creates a bot with an empty catalogue, and somebody who writes to it. */
export async function goShopping(app: TestApp): Promise<Shopping> {
  const on = await createWidgetFixture(app)
  let visitor: TestVisitor = await on.visitor()
  const user = await app.user()
  await app.member(on.botId, user, 2)
  const editor = await app.as(user)
  const made = await editor.call('POST', `/forms/${on.botId}`, { body: { name: 'Catálogo', kind: 'product' } })
  const at = `${on.botId}/${made.body.id}`
  const say: Shopping['say'] = async (text) => {
    app.clock.advance(1)
    const { id } = (await visitor.say(text)).body
    await on.answer()
    const { data } = (await visitor.call('GET', `/messages?after=${id}`)).body
    return data.map((said: { text: string; buttons?: { title: string }[] }) => ({
      text: plain(said.text),
      buttons: (said.buttons ?? []).map(({ title }) => plain(title)),
    }))
  }
  return {
    ...{ on, editor, at, say },
    store: async (part, body) => {
      const { status, body: stored } = await editor.call('POST', `/forms/products/${part}/${at}`, { body })
      expect(status, JSON.stringify(stored)).toBe(201)
      return stored.id
    },
    set: async (settings) => {
      const path = `/forms/products/settings/${at}`
      const { body } = await editor.call('GET', path)
      const saved = await editor.call('PUT', path, { body: { ...body, ...settings } })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    },
    another: async () => {
      visitor = await on.visitor()
    },
    ask: async (text) => (await say(text)).map((said) => said.text).join('\n'),
    earlier: async (change) => {
      const { id } = await on.chat()
      const stored = app.db.selectFrom('chat_dialogue').select('state').where('chat_id', '=', id)
      const now = JSON.stringify((await stored.executeTakeFirstOrThrow()).state)
      const before = change(now)
      expect(before).not.toBe(now)
      const state = json(JSON.parse(before))
      await app.db.updateTable('chat_dialogue').set({ state }).where('chat_id', '=', id).execute()
    },
    draft: async () => (await editor.call('GET', `/budgets/${on.botId}`)).body[0],
    told: async (chat) => {
      const { data } = (await editor.call('GET', `/chats/view/${on.botId}/${chat}`)).body
      return plain(data.map(({ text }: { text: string }) => text).join('\n'))
    },
  }
}
