import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number, userId: number) => Promise<Record<string, number>>

let serial = 0

const reportMaker =
  (app: () => TestApp): Make =>
  (bot_id, created_by) => {
    const at = app().clock.now()
    const report = { name: `Informe ${++serial}`, page: 'conversations', period: 'weekly', format: 'csv' } as const
    return app()
      .db.insertInto('analytics_report')
      .values({
        ...report,
        bot_id,
        created_by,
        emails: json(['ana@example.com']),
        due_since: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

/** Returns functions that create records of analytics in a chatbot, by the operation that reads or deletes them. */
export function analyticsRecords(app: () => TestApp): Record<string, Make> {
  const report = reportMaker(app)
  return { reportGet: report, reportDelete: report, reportSend: report, reportExport: report }
}

/** Returns changes of records of analytics. */
export function analyticsUpdates(app: () => TestApp) {
  const body = { name: `Otro ${++serial}`, page: 'messages', period: 'monthly', format: 'pdf', emails: ['a@b.example'] }
  return { reportUpdate: { make: reportMaker(app), body } }
}
