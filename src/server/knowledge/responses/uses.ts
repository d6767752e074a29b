import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { parseTarget } from '../../../contract/button-target.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { ResponseButton, ResponseMessage, ResponseUse } from './types.ts'

/** Lookup of the responses that lead to a response. */
export interface Uses {
  of(kind: 'main' | 'secondary', id: number): ResponseUse[]
}

interface Leading {
  type: ResponseUse['type']
  id: number
  title: string
  buttons: readonly ResponseButton[]
  /** the secondary response that follows automatically */
  nextId: number | null
  /** the form that follows automatically */
  formId: number | null
  /** the area of its automatic handoff */
  areaId: number | null
}

/** Returns all links between responses of the bot. */
export async function loadResponseUses({ botId }: Pick<Scope, 'botId'>): Promise<Uses> {
  const found = new Map<string, ResponseUse[]>()
  const note = (key: string, use: ResponseUse) => {
    const known = found.get(key) ?? []
    if (!known.some(({ type, id, via }) => type === use.type && id === use.id && via === use.via)) known.push(use)
    found.set(key, known)
  }
  for (const { type, id, title: label, buttons, nextId } of await leading(botId)) {
    if (nextId !== null) note(`secondary ${nextId}`, { type, via: 'next', id, label })
    for (const button of buttons) {
      const target = button.type === 'response' ? parseTarget(button.target) : undefined
      if (target) note(`${target.kind} ${target.id}`, { type, via: 'button', id, label })
    }
  }
  return { of: (kind, id) => found.get(`${kind} ${id}`) ?? [] }
}

/** Returns the uses by responses that are not being deleted too, without duplicates. */
export function externalUses(
  uses: readonly ResponseUse[],
  going: readonly Pick<ResponseUse, 'type' | 'id'>[],
): ResponseUse[] {
  const same = (one: ResponseUse, other: ResponseUse) => isSame(one, other) && one.via === other.via
  return uses
    .filter((use) => !going.some((one) => isSame(use, one)))
    .filter((use, at, all) => all.findIndex((one) => same(one, use)) === at)
}

const isSame = (one: Pick<ResponseUse, 'type' | 'id'>, other: Pick<ResponseUse, 'type' | 'id'>) =>
  one.type === other.type && one.id === other.id

/**
 * Rejects deleting responses that others lead to (409), naming those. Every deletion of responses must call this.
 * @param going the responses being deleted
 */
export function assertUnused(uses: readonly ResponseUse[], going: readonly Pick<ResponseUse, 'type' | 'id'>[]): void {
  const others = externalUses(uses, going)
  if (others.length === 0) return
  const names = nameList(others.map(({ label }) => label))
  throw problem(409, 'in_use', `Se usa en ${names}. Quita esos botones o continuaciones y luego elimínala.`)
}

/** Returns the titles of the responses that hand over to an area, automatically or by a button. */
export async function usesOfArea({ botId }: Pick<Scope, 'botId'>, id: number): Promise<string[]> {
  const all = await leading(botId)
  return all
    .filter(
      ({ areaId, buttons }) =>
        areaId === id || buttons.some(({ type, target }) => type === 'area' && Number(target) === id),
    )
    .map(({ title }) => title)
}

/** Returns what leads to each form of the bot, by the form's id. */
export async function loadFormUses({
  botId,
}: Pick<Scope, 'botId'>): Promise<Map<number, components['schemas']['FormUse'][]>> {
  const found = new Map<number, components['schemas']['FormUse'][]>()
  for (const { type, id, title: label, buttons, formId } of await leading(botId)) {
    const targets = buttons.flatMap((button) => (button.type === 'form' ? [Number(button.target)] : []))
    for (const form of new Set([...targets, ...(formId === null ? [] : [formId])]))
      found.set(form, [...(found.get(form) ?? []), { type, id, label }])
  }
  for (const { id, name: label, actions } of await rulesThatBegin(botId))
    for (const form of new Set(actions.flatMap((action) => (action.type === 'form' ? [action.form_id] : []))))
      found.set(form, [...(found.get(form) ?? []), { type: 'rule', id, label }])
  return found
}

const rulesThatBegin = (botId: number) =>
  db()
    .selectFrom('chat_rule')
    .select(['id', 'name', 'actions'])
    .where('bot_id', '=', botId)
    .where(sql<boolean>`actions @> '[{"type": "form"}]'`)
    .orderBy('position')
    .execute()

async function leading(botId: number): Promise<Leading[]> {
  const main = await db()
    .selectFrom('response')
    .select(['id', 'title', 'messages', 'buttons', 'conditions', 'next', 'next_id', 'assign_area_id as area_id'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const secondary = await db()
    .selectFrom('secondary_response')
    .select(['id', 'name', 'messages', 'buttons', 'handoff_area_id as area_id'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const quick = await db()
    .selectFrom('quick_response')
    .select(['id', 'keywords', 'buttons', 'handoff_area_id as area_id'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return [
    ...main.map((row) => ({
      ...leads('response', row, row.title),
      nextId: row.next === 'secondary' ? row.next_id : null,
      formId: row.next === 'form' ? row.next_id : null,
    })),
    ...secondary.map((row) => leads('secondary', row, row.name)),
    ...quick.map((row) => leads('quick', { ...row, messages: [] }, row.keywords[0] ?? '')),
  ]
}

interface ResponseParts {
  messages: readonly ResponseMessage[]
  buttons?: readonly ResponseButton[]
}

function leads(
  type: Leading['type'],
  row: ResponseParts & { id: number; area_id: number | null; conditions?: readonly ResponseParts[] },
  title: string,
): Leading {
  const parts = [row, ...(row.conditions ?? [])]
  const cards = parts.flatMap(({ messages }) => messages.flatMap((message) => message.cards ?? []))
  const buttons = [...parts.flatMap(({ buttons = [] }) => buttons), ...cards.flatMap((card) => card.buttons ?? [])]
  return { type, id: row.id, title, buttons, nextId: null, formId: null, areaId: row.area_id }
}

/** Returns distinct titles as a list: the first three and the number of the rest. */
export function nameList(titles: readonly string[]): string {
  const names = [...new Set(titles)].map((title) => `«${title}»`)
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} y ${names.length - 3} más` : names.join(', ')
}
