import { parseTarget } from '../../../contract/button-target.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { deletable } from '../../foundation/jobs/retention.ts'
import { type BotTable, changeRow } from '../../foundation/resource/rows.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { MainResponse, ResponseButton, ResponseMessage } from './types.ts'

/** The existing IDs of everything that responses may refer to. */
type Known = Record<'area' | 'entity' | 'form' | 'label' | 'response' | 'secondary_response', ReadonlySet<number>>

/** The parts of a response that may refer to something that was deleted meanwhile. */
interface Naming {
  buttons?: readonly ResponseButton[]
  messages?: readonly ResponseMessage[]
  assign_labels?: readonly number[]
  required_entities?: MainResponse['required_entities']
  conditions?: MainResponse['conditions']
  next?: string
  next_id?: number | null
}

/** The changes that remove dangling references from a response, and the removed ones as text. */
interface Left {
  kept: {
    buttons?: ResponseButton[]
    messages?: ResponseMessage[]
    assign_labels?: number[]
    required_entities?: NonNullable<MainResponse['required_entities']>
    conditions?: NonNullable<MainResponse['conditions']>
    next?: 'none'
    next_id?: null
  }
  lost: string[]
}

/**
 * Removes references to things that no longer exist from restored responses: labels, the next response, and buttons
 * that lead to a deleted area, form or response.
 * @returns for each response, in order, its remaining parts and what was removed
 */
export async function dropMissingReferences(scope: Scope, responses: readonly Naming[]): Promise<Left[]> {
  const known = {
    area: await idsOf(scope, 'area'),
    entity: await idsOf(scope, 'entity'),
    form: await idsOf(scope, 'form'),
    label: await idsOf(scope, 'label'),
    response: await idsOf(scope, 'response'),
    secondary_response: await idsOf(scope, 'secondary_response'),
  }
  return responses.map((response) => leftOf(response, known))
}

/** Returns what one restored response keeps and what was removed from it. */
export async function withoutMissingReferences(scope: Scope, response: Naming): Promise<Left> {
  const [left = { kept: {}, lost: [] }] = await dropMissingReferences(scope, [response])
  return left
}

function leftOf(response: Naming, known: Known): Left {
  const { buttons, messages, assign_labels, required_entities, conditions, next, next_id } = response
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
  const exists = ({ entity_id }: { entity_id: number }) => known.entity.has(entity_id)
  if (required_entities) kept.required_entities = required_entities.filter(exists)
  if ((kept.required_entities?.length ?? 0) < (required_entities?.length ?? 0)) lost.push('datos que pide')
  if (conditions)
    kept.conditions = conditions.filter(exists).map((one) => ({
      ...one,
      messages: one.messages.map(within),
      ...(one.buttons && { buttons: leading(one.buttons) }),
    }))
  if ((kept.conditions?.length ?? 0) < (conditions?.length ?? 0)) lost.push('condiciones')
  const follows = next === 'secondary' ? known.secondary_response : next === 'form' ? known.form : undefined
  if (!follows || follows.has(next_id ?? 0)) return { kept, lost }
  return {
    kept: { ...kept, next: 'none', next_id: null },
    lost: [...lost, 'su continuación'],
  }
}

/** Whether the target of a button exists. */
function leads({ type, target }: ResponseButton, known: Known): boolean {
  if (type === 'area') return known.area.has(Number(target))
  if (type === 'form') return known.form.has(Number(target))
  const found = type === 'response' ? parseTarget(target) : undefined
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
 * Removes a deleted label from the responses that assign it, so that editors do not have to fix them. For deleted
 * responses this happens when they are restored. The bot is not marked as untrained: assigning a missing label has no
 * effect, so customers see no difference.
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
