import { waitingFiles } from '../../../foundation/media/waiting-files.ts'
import { db } from '../../../foundation/store/db.ts'

/** The queue of the jobs that write exports. The key of a job is the id of its export. */
export const ANALYTICS_EXPORT = 'analytics-export'

/** The queue that deletes the file of an export that is gone: a trigger of the database fills it, too. */
export const ANALYTICS_EXPORT_DROP = 'analytics-export-drop'

/** Files of exports, from their first row until they expire. */
export const exportFiles = waitingFiles('analytics-exports', '.csv')

/** The last row of a file: its day, its conversation, and its message. */
export interface ExportPlace {
  day: string
  conversation: number
  /** of a file of messages */
  message?: number
}

/** Returns an export as it is stored. */
export const exportRow = (id: number) =>
  db().selectFrom('analytics_export').selectAll().where('id', '=', id).executeTakeFirst()

export type ExportRow = NonNullable<Awaited<ReturnType<typeof exportRow>>>
