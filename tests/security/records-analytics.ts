import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number, userId: number) => Promise<Record<string, number>>

let serial = 0

const reportMaker =
  (app: () => TestApp): Make =>
  async (bot_id, created_by) => {
    const at = app().clock.now()
    const { email } = await app()
      .db.selectFrom('app_user')
      .select('email')
      .where('id', '=', created_by)
      .executeTakeFirstOrThrow()
    const report = { name: `Informe ${++serial}`, page: 'conversations', period: 'weekly', format: 'csv' } as const
    return app()
      .db.insertInto('analytics_report')
      .values({
        ...report,
        bot_id,
        created_by,
        // Reports reach members of the team without their consent.
        emails: json([email ?? '']),
        due_since: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

const alertMaker =
  (app: () => TestApp): Make =>
  (bot_id, created_by) => {
    const at = app().clock.now()
    const alert = { name: `Alerta ${++serial}`, metric: 'waiting', direction: 'above', threshold: 5 } as const
    return app()
      .db.insertInto('analytics_alert')
      .values({ ...alert, bot_id, created_by, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

const exportMaker =
  (app: () => TestApp): Make =>
  (bot_id, created_by) => {
    const at = app().clock.now()
    const asked = { kind: 'messages', state: 'ready', date_from: '2026-03-01', date_to: '2026-03-10', rows: 1 } as const
    return app()
      .db.insertInto('analytics_export')
      .values({ ...asked, bot_id, created_by, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

/** Returns functions that create records of analytics in a chatbot, by the operation that reads or deletes them. */
export function analyticsRecords(app: () => TestApp): Record<string, Make> {
  const report = reportMaker(app)
  const alert = alertMaker(app)
  const exported = exportMaker(app)
  return {
    ...{ reportGet: report, reportDelete: report, reportSend: report, reportExport: report },
    ...{ figureAlertGet: alert, figureAlertDelete: alert },
    ...{ analyticsExportGet: exported, analyticsExportDelete: exported },
    ...{ analyticsExportCancel: exported, analyticsExportFileGet: exported },
  }
}

/** Returns changes of records of analytics. */
export function analyticsUpdates(app: () => TestApp) {
  const body = { name: `Otro ${++serial}`, page: 'messages', period: 'monthly', format: 'pdf', emails: ['a@b.example'] }
  const alert = { name: `Otra ${++serial}`, metric: 'waiting', direction: 'above', threshold: 9 }
  return {
    reportUpdate: { make: reportMaker(app), body },
    figureAlertUpdate: { make: alertMaker(app), body: alert },
    // Without its file, which a real one has.
    analyticsExportCancel: { make: exportMaker(app), own: 409 },
    analyticsExportFileGet: { make: exportMaker(app), own: 409 },
  }
}
