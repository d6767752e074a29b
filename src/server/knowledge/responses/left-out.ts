import { readTarget } from '../../../contract/button-target.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { deletable } from '../../foundation/jobs/retention.ts'
import { type BotTable, changeRow } from '../../foundation/resource/rows.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { ResponseButton, ResponseMessage } from './types.ts'

/** What the bot has of all that responses name. */
type Known = Record<'area' | 'label' | 'response' | 'secondary_response', ReadonlySet<number>>

/** What of a response may name something that is gone by the time it is brought back. */
interface Naming {
  buttons?: readonly ResponseButton[]
  messages?: readonly ResponseMessage[]
  assign_labels?: readonly number[]
  next?: string
  next_id?: number | null
}

/** A response without what is gone: what to write over it, and what was left out, in words. */
interface Left {
  kept: {
    buttons?: ResponseButton[]
    messages?: ResponseMessage[]
    assign_labels?: number[]
    next?: 'none'
    next_id?: null
  }
  lost: string[]
}

/**
 * Takes out of responses that are brought back what does not exist any more: labels, the response that follows, and
 * buttons that lead to a deleted area or response.
 * @returns for each of them in turn what it keeps and what was left out of it
 */
export async function leaveOut(scope: Scope, responses: readonly Naming[]): Promise<Left[]> {
  const known = {
    area: await idsOf(scope, 'area'),
    label: await idsOf(scope, 'label'),
    response: await idsOf(scope, 'response'),
    secondary_response: await idsOf(scope, 'secondary_response'),
  }
  return responses.map((response) => leftOf(response, known))
}

/** What one response, brought back, keeps of what it names. */
export async function leftOut(scope: Scope, response: Naming): Promise<Left> {
  const [left = { kept: {}, lost: [] }] = await leaveOut(scope, [response])
  return left
}

function leftOf({ buttons, messages, assign_labels, next, next_id }: Naming, known: Known): Left {
  const lost: string[] = []
  const leading = (all: readonly ResponseButton[] = []) => {
    const gone = all.filter((button) => !leads(button, known))
    lost.push(...gone.map(({ title }) => `el botón «${title}»`))
    return all.filter((button) => !gone.includes(button))
  }
  const within = (message: ResponseMessage) =>
    message.cards
      ? {
          ...message,
          cards: message.cards.map((card) => ({
            ...card,
            buttons: leading(card.buttons),
          })),
        }
      : message
  const kept: Left['kept'] = {
    ...(buttons && { buttons: leading(buttons) }),
    ...(messages && { messages: messages.map(within) }),
    ...(assign_labels && {
      assign_labels: assign_labels.filter((label) => known.label.has(label)),
    }),
  }
  if ((kept.assign_labels?.length ?? 0) < (assign_labels?.length ?? 0)) lost.push('etiquetas')
  if (next !== 'secondary' || known.secondary_response.has(next_id ?? 0)) return { kept, lost }
  return {
    kept: { ...kept, next: 'none', next_id: null },
    lost: [...lost, 'su continuación'],
  }
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

/**
 * Takes a deleted label out of the responses that gave it: who edits one has nothing to mend. From those in the trash it
 * goes when they are brought back. Customers notice nothing, so that no training is asked for: a label that is not
 * there is given by no model.
 */
export async function forgetLabel(scope: Scope, labelId: number): Promise<void> {
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'assign_labels'])
    .where('bot_id', '=', scope.botId)
    .where('deleted_at', 'is', null)
    .where('assign_labels', '@>', json([labelId]))
    .orderBy('id')
    .execute()
  for (const { id, assign_labels } of rows)
    await changeRow(scope, 'response', id, { assign_labels: json(assign_labels.filter((one) => one !== labelId)) })
}
