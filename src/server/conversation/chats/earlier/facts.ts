import type { components } from '../../../../../generated/api.d.ts'
import { db, json } from '../../../foundation/store/db.ts'
import { type Place, placeOnceHidden } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import type { SensitiveFinder } from '../core/sensitive/finder.ts'
import { withoutSecrets } from './without-secrets.ts'

/**
 * Hides values in how the bot understood some messages of a chat: later ones repeat what was told before. Call it with the
 * chat locked.
 * @param places those hidden now in the text of a message, by its id
 */
export async function hideInFacts(
  chatId: number,
  { from, upTo }: { from: number; upTo: number },
  secrets: readonly string[],
  places: ReadonlyMap<number, readonly Place[]>,
  finder: SensitiveFinder,
): Promise<void> {
  const facts = await db()
    .selectFrom('message_fact')
    .select(['message_id', 'entities', 'slots', 'context'])
    .where('chat_id', '=', chatId)
    .where('message_id', '>', from)
    .where('message_id', '<=', upTo)
    .execute()
  const labels = new Set(finder.entities.map(({ label }) => label))
  for (const { message_id, ...fact } of facts) {
    const hidden = places.get(message_id) ?? []
    const next = {
      entities: withoutSecrets(fact.entities, secrets).map((one) => ({
        ...one,
        ...placeOnceHidden(one, hidden),
        ...(finder.names.has(one.entity) && { text: MASK, value: MASK }),
      })),
      slots: fact.slots && withoutValues(withoutSecrets(fact.slots, secrets), labels),
      context: fact.context && withoutSecrets(fact.context, secrets),
    }
    if (JSON.stringify(next) === JSON.stringify(fact)) continue
    const { entities, slots, context } = next
    await db()
      .updateTable('message_fact')
      .set({ entities: json(entities), slots: slots && json(slots), context: context && json(context) })
      .where('message_id', '=', message_id)
      .execute()
  }
}

type Slots = components['schemas']['SlotExplanation']

/** Hides the values of sensitive data, also where a condition says one: "DNI es 28456780". */
function withoutValues(slots: Slots, labels: ReadonlySet<string>): Slots {
  const filled = slots.filled.map((one) => (labels.has(one.label) ? { ...one, value: MASK } : one))
  const said = [...labels].flatMap((label) => [`${label} es `, `${label} no es `])
  const start = said.find((one) => slots.condition?.startsWith(one))
  return { ...slots, filled, ...(start !== undefined && { condition: start + MASK }) }
}
