import { writeAudit } from '../../../foundation/audit/record.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { unchanged } from '../../../foundation/resource/unchanged.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, tx } from '../../../foundation/store/db.ts'

/** Moves a branch to a place in the order of its form. */
export const moveBranch = (scope: Scope, formId: number, id: number, position: number): Promise<void> =>
  tx(async () => {
    await lockBot(scope)
    const rows = await db()
      .selectFrom('branch')
      .select(['id', 'name', 'position'])
      .where('bot_id', '=', scope.botId)
      .where('form_id', '=', formId)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const from = rows.findIndex((row) => row.id === id)
    const moved = rows[from]
    if (!moved) throw commonProblems.notFound()
    const order = rows.toSpliced(from, 1).toSpliced(position - 1, 0, moved)
    const changed = order.filter((row, at) => row.position !== at + 1)
    if (changed.length === 0) return unchanged(undefined)
    // Its place is none of what is edited of a branch, so it does not change its version.
    for (const row of changed)
      await db()
        .updateTable('branch')
        .set({ position: order.indexOf(row) + 1 })
        .where('id', '=', row.id)
        .execute()
    const after = { position: order.indexOf(moved) + 1 }
    await writeAudit({ id, label: moved.name, before: { position: from + 1 }, after })
  })
