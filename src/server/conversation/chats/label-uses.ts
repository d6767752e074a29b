import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'
import { surveyTriggers } from '../../knowledge/forms/survey/uses.ts'
import { automaticUses } from './automatic-uses.ts'
import { chatViews } from './views.ts'

type LabelUse = components['schemas']['LabelUse']

/**
 * Returns, by label, the responses that assign it, and the rules, macros, surveys and views that name it, as far as the caller sees
 * them.
 */
export async function labelUses(scope: Scope): Promise<ReadonlyMap<number, LabelUse[]>> {
  const responses = await db()
    .selectFrom('response')
    .select(['id', 'title', 'assign_labels'])
    .where('bot_id', '=', scope.botId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`assign_labels <> '[]'`)
    .orderBy(spanishOrder(sql.ref('title')))
    .execute()
  const views = await chatViews.all(scope)
  const found = new Map<number, LabelUse[]>()
  const note = (labels: readonly number[], use: LabelUse) => {
    for (const label of labels) found.set(label, [...(found.get(label) ?? []), use])
  }
  for (const { id, title, assign_labels } of responses) note(assign_labels, { type: 'response', id, label: title })
  for (const [label, uses] of await automaticUses(scope, 'label'))
    for (const use of uses) if (use.type !== 'rule' || scope.permissions.configuration) note([label], use)
  for (const { id, name, ids } of await surveyTriggers(scope, 'label')) note(ids, { type: 'survey', id, label: name })
  for (const { id, name, filter } of views) note(filter.labels ?? [], { type: 'view', id, label: name })
  return found
}
