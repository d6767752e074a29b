import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

/**
 * Rejects deleting the intent of a form, or merging it into another one (409): the form's examples lead to it.
 */
export async function assertNoForm(scope: Pick<Scope, 'botId'>, intentId: number): Promise<void> {
  const form = await db()
    .selectFrom('form')
    .select('name')
    .where('bot_id', '=', scope.botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (form) throw problem(409, 'in_use', `Es la intención del formulario «${form.name}». Elimina antes el formulario.`)
}
