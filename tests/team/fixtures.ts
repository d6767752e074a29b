import type { TestApp } from '../support/app.ts'

/** Creates a live chat that is assigned to a member; returns its id. */
export async function liveChat(app: TestApp, botId: number, userId: number): Promise<number> {
  const contact = await app.db
    .insertInto('contact')
    .values({ bot_id: botId, name: 'Ana' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chat = await app.db
    .insertInto('chat')
    .values({
      bot_id: botId,
      contact_id: contact.id,
      channel: 'webchat',
      sender_id: 'web-1',
      user_name: 'Ana',
      type: 'live',
      state: 1,
      assign_user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return chat.id
}
