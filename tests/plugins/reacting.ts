import { expect } from 'vitest'
import type { SignedIn } from '../support/app.ts'
import type { Channels } from './fixtures.ts'

/** A message of a customer, with its id at the platform. */
export interface Written {
  id: number
  chat: number
  external: string
}

/** Returns what tests of reactions do and look at. */
export function reactionsIn(running: () => Channels) {
  const TIMES = { timeout: 30_000, interval: 50 }
  const put = ({ chat, id }: Written, emoji: string | null, who: SignedIn = running().owner) =>
    who.call('PUT', `/chats/reactions/${running().bot_}/${chat}/${id}`, { body: { emoji } })
  return {
    TIMES,
    put,
    /** a person writes, and the chat and the message are returned */
    async written(person: string, message: object): Promise<Written> {
      const t = running()
      const before = new Set((await t.db.selectFrom('message').select('id').execute()).map(({ id }) => id))
      await t.says(person, message)
      const rows = () =>
        t.db.selectFrom('message').select(['id', 'chat_id', 'external_id']).where('author', '=', 'user').execute()
      const find = async () => (await rows()).find(({ id }) => !before.has(id))
      await expect.poll(find, TIMES).toBeTruthy()
      const { id, chat_id, external_id } = (await find()) as Awaited<ReturnType<typeof rows>>[number]
      return { id: Number(id), chat: chat_id, external: String(external_id) }
    },
    async react(asked: Written, emoji: string | null, who?: SignedIn): Promise<void> {
      const { status, body } = await put(asked, emoji, who)
      expect(status, JSON.stringify(body)).toBe(200)
    },
    /** what the customer sees at their message */
    seen: ({ external }: Written) => running().graph.sim.world.messages.get(external)?.businessReaction,
    shown: async ({ chat, id }: Written) =>
      (await running().thread(chat)).find((one) => one.id === id) as { team_reaction?: object } | undefined,
    partsOf: async ({ id }: Written) =>
      (
        await running()
          .db.selectFrom('outbound_part')
          .select('state')
          .where('message_id', '=', id)
          .orderBy('part')
          .execute()
      ).map(({ state }) => state),
  }
}
