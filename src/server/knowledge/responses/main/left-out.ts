import { readTarget } from '../../../../contract/button-target.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { deletable } from '../../../foundation/jobs/retention.ts'
import { stored } from '../../../foundation/resource/resource.ts'
import { type BotTable, changeRow } from '../../../foundation/resource/rows.ts'
import { db } from '../../../foundation/store/db.ts'
import type { ResponseButton } from '../types.ts'

type Known = Record<'area' | 'label' | 'response' | 'secondary_response', ReadonlySet<number>>

/**
 * Takes out of responses that were brought back what does not exist any more: labels, the response that follows, and
 * buttons that lead to a deleted area or response.
 * @returns what was left out, in words
 */
export async function leaveOut(scope: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const known = {
    area: await idsOf(scope, 'area'),
    label: await idsOf(scope, 'label'),
    response: await idsOf(scope, 'response'),
    secondary_response: await idsOf(scope, 'secondary_response'),
  }
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'messages', 'buttons', 'assign_labels', 'next', 'next_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const lost: string[] = []
  for (const { id, messages, buttons, assign_labels, next, next_id } of rows) {
    const found: string[] = []
    const leading = (all: readonly ResponseButton[] = []) => {
      const gone = all.filter((button) => !leads(button, known))
      found.push(...gone.map(({ title }) => `el botón «${title}»`))
      return all.filter((button) => !gone.includes(button))
    }
    const kept = {
      buttons: leading(buttons),
      messages: messages.map((one) =>
        one.cards ? { ...one, cards: one.cards.map((card) => ({ ...card, buttons: leading(card.buttons) })) } : one,
      ),
      assign_labels: assign_labels.filter((label) => known.label.has(label)),
    }
    if (kept.assign_labels.length < assign_labels.length) found.push('etiquetas')
    const isGone = next === 'secondary' && !known.secondary_response.has(next_id ?? 0)
    if (isGone) found.push('su continuación')
    if (found.length === 0) continue
    await changeRow(scope, 'response', id, stored({ ...kept, ...(isGone && { next: 'none', next_id: null }) }))
    lost.push(...found)
  }
  return lost
}

/** Whether what a button leads to is there. */
function leads({ type, target }: ResponseButton, known: Known): boolean {
  if (type === 'area') return known.area.has(Number(target))
  const found = type === 'response' ? readTarget(target) : undefined
  return !found || known[found.kind === 'main' ? 'response' : 'secondary_response'].has(found.id)
}

async function idsOf({ botId }: Scope, table: BotTable): Promise<ReadonlySet<number>> {
  const rows = await db()
    .selectFrom(table as 'intent')
    .select('id')
    .where('bot_id', '=', botId)
    .$if(table in deletable, (query) => query.where('deleted_at', 'is', null))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
