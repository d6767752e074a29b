import type { Scope } from '../../../foundation/http/scope.ts'
import { changeRow } from '../../../foundation/resource/rows.ts'
import { db, json } from '../../../foundation/store/db.ts'

/**
 * Takes a deleted label out of the responses that gave it, also of those that can still be brought back: who edits one
 * has nothing to mend. Customers notice nothing, so that no training is asked for: a label that is not there is given
 * by no model.
 */
export async function forgetLabel(scope: Scope, labelId: number): Promise<void> {
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'assign_labels'])
    .where('bot_id', '=', scope.botId)
    .where('assign_labels', '@>', json([labelId]))
    .orderBy('id')
    .execute()
  for (const { id, assign_labels } of rows)
    await changeRow(scope, 'response', id, { assign_labels: json(assign_labels.filter((one) => one !== labelId)) })
}
