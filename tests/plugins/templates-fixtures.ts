import { expect, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import type { SignedIn } from '../support/app.ts'
import { type Channels, type Received, type Said, seed } from './fixtures.ts'

export type Template = components['schemas']['WhatsappTemplate']

/** How long what comes by itself is waited for. */
export const TIMES = { timeout: 8_000, interval: 40 }

/** Shortcuts for tests of templates. */
export function templatesOf(t: Channels) {
  const list = async (query = ''): Promise<Template[]> =>
    (await t.owner.call('GET', `/plugins/templates/${t.bot_}?range=[0,99]${query}`)).body
  const named = async (name: string) =>
    (await list(`&filter=${JSON.stringify({ name })}`)).find((one) => one.name === name) as Template
  return {
    list,
    named,
    /** waits until a template of the list matches */
    becomes: (name: string, expected: object) =>
      vi.waitFor(async () => expect(await named(name)).toMatchObject(expected), TIMES),
    /** what Meta decides about a template */
    decides: (name: string, body: object) => t.control('POST', `templates/${name}`, body),
    sync: async () => (await t.owner.call('POST', `/plugins/templates/sync/${t.bot_}`, { body: {} })).body,
    /** the chat of a person who wrote just now */
    chatOf: async (person: string): Promise<{ id: number; target_id: string }> => {
      await t.says(person, { type: 'text', text: { body: 'Hola' } })
      const { name } = (await t.control('GET', `people/${person}`)) as { name: string }
      const find = async () => (await t.chats()).find((chat) => chat.user_name === name)
      await vi.waitFor(async () => expect(await find()).toBeTruthy(), TIMES)
      const chat = await find()
      // What the bot answers comes first.
      await vi.waitFor(async () => expect((await t.thread(chat?.id ?? 0)).at(-1)?.status).toBe('read'), TIMES)
      return { id: chat?.id ?? 0, target_id: chat?.sender_id ?? '' }
    },
    send: async (chat: object, name: string, more: object = {}, who: SignedIn = t.owner) =>
      who.call('POST', `/chats/templates/send/${t.bot_}`, {
        body: { ...chat, template_id: (await named(name)).id, ...more },
      }),
    /** puts the last message of a chat's customer two days back */
    closeWindow: (id: number) =>
      t.db
        .updateTable('chat')
        .set({ last_inbound_at: new Date(Date.now() - 2 * 86_400_000) })
        .where('id', '=', id)
        .execute(),
    /** waits for the newest message of a chat */
    newest: (id: number, expected: Partial<Said> | object) =>
      expect.poll(async () => (await t.thread(id)).at(-1), TIMES).toMatchObject(expected),
    /** the template that a person's phone received last */
    received: async (person: string) => {
      const all: Received[] = await t.phone(person)
      return all.at(-1)?.body.template as { name: string; language: object; components?: object[] } | undefined
    },
    /** stores many approved templates at Meta */
    addMany: (count: number) => {
      const [first] = [...t.graph.sim.world.templates.values()]
      for (let at = 0; first && at < count; at++) {
        const id = String(1_700_000_000_000_000 + at)
        t.graph.sim.world.templates.set(id, { ...first, id, wabaId: seed.waba_id, name: `aviso_${at}` })
      }
    },
    events: async () =>
      (await t.owner.call('GET', `/plugins/events/${t.bot_}?range=[0,99]`)).body as { detail: string }[],
  }
}
