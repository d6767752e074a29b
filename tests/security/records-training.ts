import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number) => Promise<Record<string, number | string>>

/** Returns functions that create trainings in a chatbot, by the operation that reads them. */
export function trainingRecords(app: () => TestApp): Record<string, Make> {
  const lists = { confused: [], weak: [], conflicts: [], unused_entities: [], unanswered: [], untaught: [], checks: [] }
  const figures = { accuracy: 1, macro_f1: 1, threshold: 0.5, unused_examples: 0 }
  const report = json({ at: '2026-03-10T12:00:00Z', ...figures, ...lists })
  return {
    trainingReportGet: (botId) => {
      const at = app().clock.now()
      const row = { bot_id: botId, state: 'active', started_at: at, finished_at: at, report }
      return app().db.insertInto('training_run').values(row).returning('id').executeTakeFirstOrThrow()
    },
  }
}
