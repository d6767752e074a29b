import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { ResponseButton, ResponseMessage } from './types.ts'

/**
 * Redirects all buttons of the bot's responses from one target to another. Deleted responses are included, but keep
 * `updated_by`, which says who deleted them.
 */
export async function redirectButtons({ botId, userId }: Scope, from: string, to: string): Promise<void> {
  const at = currentCall().services.clock()
  const turned = (button: ResponseButton) =>
    button.type === 'response' && button.target === from ? { ...button, target: to } : button
  const within = (message: ResponseMessage) =>
    message.cards
      ? { ...message, cards: message.cards.map((card) => ({ ...card, buttons: (card.buttons ?? []).map(turned) })) }
      : message
  for (const table of ['response', 'secondary_response', 'quick_response'] as const) {
    const rows = await db()
      .selectFrom(table)
      .select(['id', 'buttons', 'deleted_at'])
      .$if(table !== 'quick_response', (query) => query.select('messages'))
      .where('bot_id', '=', botId)
      .execute()
    for (const row of rows) {
      const stored = JSON.stringify([row.buttons, row.messages])
      const buttons = row.buttons.map(turned)
      const messages = row.messages?.map(within)
      if (JSON.stringify([buttons, messages]) === stored) continue
      await db()
        .updateTable(table)
        .set({
          buttons: json(buttons),
          ...(messages && { messages: json(messages) }),
          ...(row.deleted_at === null && { updated_at: at, updated_by: userId, version: nextVersion }),
        })
        .where('id', '=', row.id)
        .execute()
    }
  }
}
