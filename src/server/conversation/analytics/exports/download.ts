import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { UserScope } from '../../../foundation/http/scope.ts'
import { FileAnswer } from '../../../foundation/http/send.ts'
import { tx } from '../../../foundation/store/db.ts'
import { exports } from './exports.ts'
import { requireSight } from './sight.ts'
import { exportFiles, exportRow } from './store.ts'

/**
 * Returns the file of an export to its author.
 * @throws 404 for an export that the caller does not see; 403 for that of somebody else; 409 without a file, or if its
 * author sees less by now
 */
export async function downloadExport(scope: UserScope, id: number): Promise<FileAnswer> {
  const { about, created_by } = await exports.one(scope, id)
  if (created_by?.id !== scope.userId) throw commonProblems.forbidden()
  const row = await exportRow(id)
  const isOver = row?.expires_at && Date.parse(row.expires_at) <= currentCall().services.clock().getTime()
  if (row?.state === 'expired' || (row?.state === 'ready' && (row.file === null || isOver))) throw gone()
  if (row?.state !== 'ready' || row.file === null)
    throw problem(409, 'in_use', 'Esta exportación no tiene archivo. Pídela otra vez.')
  requireSight(scope, row)
  const answer = await FileAnswer.of(exportFiles.placeOf(row.file)).catch(() => undefined)
  if (!answer) throw gone()
  await tx(() => writeAudit({ id, label: about, after: { rows: row.done } }))
  return answer
}

const gone = () => problem(409, 'gone', 'Ya no guardamos este archivo. Pide otra exportación.')
