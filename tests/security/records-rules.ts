import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number) => Promise<Record<string, number>>

let serial = 0

const maker =
  (app: () => TestApp): Make =>
  (bot_id) => {
    const at = app().clock.now()
    const rule = { name: `Regla ${++serial}`, position: 1, event: 'message' as const }
    return app()
      .db.insertInto('chat_rule')
      .values({ ...rule, bot_id, actions: json([{ type: 'resolve' as const }]), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

/** Returns functions that create rules in a chatbot, by the operation that reads or deletes them. */
export function ruleRecords(app: () => TestApp): Record<string, Make> {
  return { chatRuleGet: maker(app), chatRuleDelete: maker(app) }
}

/** Returns changes of rules. */
export function ruleUpdates(app: () => TestApp) {
  const make = maker(app)
  return {
    chatRuleUpdate: { make, body: { name: `Otra ${++serial}`, event: 'resolved', actions: [{ type: 'resolve' }] } },
    chatRuleMove: { make, body: { position: 2 } },
    chatRuleToggle: { make, body: { enabled: true } },
  }
}
