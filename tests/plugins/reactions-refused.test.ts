import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../support/app.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'
import { reactionsIn } from './reacting.ts'

// What becomes of a reaction of staff that a channel does not take, or whose answer is lost.

let t: Channels
let colleague: SignedIn & { id: number }
beforeAll(async () => {
  t = await startChannels()
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  await t.connectNumber()
  await t.connectTelegram()
  const user = await t.user()
  await t.member(t.bot_, user, 2)
  colleague = { ...(await t.as(user)), id: user.id }
})
afterEach(() => t.control('DELETE', 'rules'))
afterAll(() => t.stop())

const { TIMES, written, put, react, seen, shown, partsOf } = reactionsIn(() => t)
const rule = (given: object) => t.control('POST', 'rules', { endpoint: 'messages', next: 1, ...given })
const text = (body: string) => ({ type: 'text', text: { body } })
const NOT_TAKEN = 'El canal no aceptó la reacción. Contesta con un mensaje.'

test('what a colleague could not take back or change is still of who asked for it, with the reason', async () => {
  const asked = await written('ana', text('Ya lo recibí'))
  await react(asked, '👍')
  await expect.poll(() => seen(asked), TIMES).toBe('👍')
  for (const refused of [null, '❤️'] as const) {
    await rule({ error: 131009 })
    await react(asked, refused, colleague)
    const stays = { emoji: '👍', user_id: t.owner.id, error: NOT_TAKEN }
    await expect.poll(() => shown(asked), TIMES).toMatchObject({ team_reaction: stays })
    expect(seen(asked)).toBe('👍')
  }
  await react(asked, '❤️', colleague)
  await expect.poll(() => seen(asked), TIMES).toBe('❤️')
  const { team_reaction } = (await shown(asked)) ?? {}
  expect(team_reaction).toMatchObject({ emoji: '❤️', user_id: colleague.id })
  expect(team_reaction).not.toHaveProperty('error')
})

test('one that nobody saw before shows what was asked for last, of who asked for it', async () => {
  const asked = await written('luis', text('Gracias'))
  await rule({ error: 131009, next: 9 })
  await react(asked, '👍')
  await expect.poll(() => shown(asked), TIMES).toMatchObject({ team_reaction: { emoji: '👍', error: NOT_TAKEN } })
  await react(asked, '🙏', colleague)
  const lost = { emoji: '🙏', user_id: colleague.id, error: NOT_TAKEN }
  await expect.poll(() => shown(asked), TIMES).toMatchObject({ team_reaction: lost })
  expect(seen(asked)).toBeUndefined()
})

test('one on its way when the server ended leaves again, since twice is the same as once', async () => {
  const asked = await written('ana', { to: seed.telegram_bot, text: 'Perfecto' })
  await react(asked, '👍')
  await expect.poll(() => partsOf(asked), TIMES).toEqual(['sent'])
  await t.db.updateTable('outbound_part').set({ state: 'sending' }).where('message_id', '=', asked.id).execute()
  // Another one of the chat has the chat looked at again.
  await react(await written('ana', { to: seed.telegram_bot, text: 'Otra cosa' }), '👍')
  await expect.poll(() => partsOf(asked), TIMES).toEqual(['sent'])
})

test('one whose answer is lost does not leave again once it was changed', async () => {
  const asked = await written('bia', text('Dale'))
  await rule({ slow: 1_500, cut: 'after' })
  await react(asked, '👍')
  await expect.poll(() => partsOf(asked), TIMES).toEqual(['sending'])
  await react(asked, '❤️')
  await expect.poll(() => partsOf(asked), TIMES).toEqual(['cancelled', expect.stringMatching(/accepted|sent/)])
  expect(seen(asked)).toBe('❤️')
})

test('one whose answers are always lost is given up', async () => {
  const asked = await written('bia', text('Listo'))
  await rule({ cut: 'before', next: 9 })
  await react(asked, '👍')
  // The third attempt of four was made: the pauses between them grow.
  const skip = () =>
    t.db
      .updateTable('outbound_part')
      .set({ attempt: 3 })
      .where('message_id', '=', asked.id)
      .where('state', '=', 'pending')
      .where('attempt', '>', 0)
      .executeTakeFirst()
  await expect.poll(async () => Number((await skip()).numUpdatedRows), TIMES).toBe(1)
  await expect.poll(() => shown(asked), TIMES).toMatchObject({ team_reaction: { emoji: '👍', error: NOT_TAKEN } })
  expect(await partsOf(asked)).toEqual(['failed'])
})

test('a reaction changes at most two hundred times', async () => {
  const asked = await written('luis', text('¡Genial!'))
  const { account_id } = await t.db
    .selectFrom('chat')
    .select('account_id')
    .where('id', '=', asked.chat)
    .executeTakeFirstOrThrow()
  const place = { bot_id: t.bot_, chat_id: asked.chat, message_id: asked.id, account_id: Number(account_id) }
  const part = { ...place, body: '{}' as never, state: 'cancelled', attempt: 1, next_at: new Date().toISOString() }
  await t.db
    .insertInto('outbound_part')
    .values({ ...part, part: 199 } as never)
    .execute()
  expect(await put(asked, '👍')).toMatchObject({ status: 409, body: { code: 'too_many' } })
  expect(await shown(asked)).not.toHaveProperty('team_reaction')
  await t.db.updateTable('outbound_part').set({ part: 198 }).where('message_id', '=', asked.id).execute()
  expect((await put(asked, '👍')).status).toBe(200)
})
