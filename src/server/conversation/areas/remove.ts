import { sql } from 'kysely'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { changeRow } from '../../foundation/resource/rows.ts'
import { db, json } from '../../foundation/store/db.ts'
import { surveysAbout } from '../../knowledge/forms/survey/uses.ts'
import { nameList, usesOfArea } from '../../knowledge/responses/uses.ts'
import { automaticUses } from '../chats/automatic-uses.ts'
import { moveChatsOutOfArea } from '../chats/core/areas.ts'
import { type Area, areas } from './area.ts'

/**
 * Deletes an area and moves its chats to `target`, or to no area. 409 while the bot's handoff settings, responses, rules,
 * macros or surveys name it. Macros that the caller does not see do not stop them: those tell their problem.
 */
export function deleteArea(scope: Scope, id: number, target: number | null): Promise<void> {
  return areas.remove(scope, id, async (area) => {
    if (target === id) throw invalidProblem('target_area_id', 'Elige otra área de destino.')
    if (target !== null && !(await areas.find(scope, target)))
      throw invalidProblem('target_area_id', 'El área de destino ya no existe. Elige otra.')
    await refuseUsed(scope, area)
    await moveChatsOutOfArea(scope.botId, id, target)
    for (const table of ['quick_reply', 'macro'] as const) await leave(scope, table, id)
    if (area.is_default) await nextDefault(scope, id)
    return { moved_to: target }
  })
}

async function refuseUsed(scope: Scope, { id, name }: Area): Promise<void> {
  const { botId } = scope
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const uses = settings.handoff?.area_id === id ? ['la derivación'] : []
  const note = (names: readonly string[], one: string, many: string) => {
    if (names.length > 0) uses.push(`${names.length === 1 ? one : many} ${nameList(names)}`)
  }
  note(await usesOfArea({ botId }, id), 'la respuesta', 'las respuestas')
  const automatic = (await automaticUses(scope, 'area')).get(id) ?? []
  const named = (kind: 'rule' | 'macro') => automatic.filter(({ type }) => type === kind).map(({ label }) => label)
  note(named('rule'), 'la regla', 'las reglas')
  note(named('macro'), 'la macro', 'las macros')
  note(await surveysAbout({ botId }, 'area', id), 'la encuesta', 'las encuestas')
  if (uses.length)
    throw problem(409, 'in_use', `El área «${name}» se usa en ${uses.join(' y en ')}. Cámbiala ahí y luego elimínala.`)
}

/** Removes the area from quick replies or macros. Those that were only for this area become personal to their author. */
async function leave(scope: Scope, table: 'quick_reply' | 'macro', id: number): Promise<void> {
  const rows = await db()
    .selectFrom(table)
    .select(['id', 'area_ids'])
    .where('bot_id', '=', scope.botId)
    .where(sql<boolean>`area_ids @> to_jsonb(${id}::int)`)
    .execute()
  for (const one of rows) {
    const left = one.area_ids.filter((area) => area !== id)
    const visibility = left.length === 0 && { visibility: 'personal' }
    await changeRow(scope, table, one.id, { area_ids: json(left), ...visibility })
  }
}

async function nextDefault(scope: Scope, id: number): Promise<void> {
  const next = await db()
    .selectFrom('area')
    .select('id')
    .where('bot_id', '=', scope.botId)
    .where('id', '<>', id)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next) await changeRow(scope, 'area', next.id, { is_default: true })
}
