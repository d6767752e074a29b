import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { idsOf } from '../../../contract/chat-rules.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'
import { usableMacros } from '../media/replies.ts'

type Schemas = components['schemas']

/** A rule or a macro that names something. */
interface Use {
  type: 'rule' | 'macro'
  id: number
  label: string
}

/** Where rules and macros name something. */
const places: Readonly<
  Record<'label' | 'area', { fields: readonly Schemas['ChatRuleField'][]; key: 'label_id' | 'area_id' }>
> = {
  label: { fields: ['label', 'contact_label'], key: 'label_id' },
  area: { fields: ['area'], key: 'area_id' },
}

/** Returns, by id, the rules of the bot that name a label or an area, and the macros that the caller may use. */
export async function automaticUses(scope: Scope, of: keyof typeof places): Promise<ReadonlyMap<number, Use[]>> {
  const { fields, key } = places[of]
  const rules = await db()
    .selectFrom('chat_rule')
    .select(['id', 'name', 'conditions', 'actions'])
    .where('bot_id', '=', scope.botId)
    .orderBy('position')
    .execute()
  const macros = await db()
    .selectFrom('macro')
    .select(['id', 'name', 'actions'])
    .where('bot_id', '=', scope.botId)
    .where(usableMacros(scope))
    .orderBy(spanishOrder(sql.ref('name')))
    .execute()
  const found = new Map<number, Use[]>()
  const note = (ids: readonly number[], use: Use) => {
    for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), use])
  }
  const inActions = (actions: readonly Schemas['ChatRuleAction'][]) =>
    actions.flatMap((action) => (action.type === 'notify' || action.type === 'form' ? [] : (action[key] ?? [])))
  for (const { id, name, conditions, actions } of rules) {
    const compared = conditions.filter(({ field }) => fields.includes(field)).flatMap(idsOf)
    note([...compared, ...inActions(actions)], { type: 'rule', id, label: name })
  }
  for (const { id, name, actions } of macros) note(inActions(actions), { type: 'macro', id, label: name })
  return found
}
