import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { record } from '../audit/record.ts'
import { markUntrained } from '../bot/pending.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { deletedSince, made, setDeleted } from '../scope/content.ts'
import { db, isDuplicate, json, tx } from '../store/db.ts'
import { followValues, unmark } from './follow.ts'
import { patternRefusal } from './pattern.ts'
import { type Entity, entityOf } from './queries.ts'
import { collisionOf, replacements, storedValues } from './values.ts'

/** What an entity is made of. */
export type EntityInput = components['schemas']['EntityInput']

/** Creates an entity. 409 at its name when the bot has one of that name. */
export function createEntity(scope: Scope, input: EntityInput): Promise<Entity> {
  return withUniqueName(async () => {
    const made = await entityOf(scope, await insertEntity(scope, input))
    await markUntrained(scope, currentCall().services.clock(), 'entity')
    await record({ action: 'create', resource: 'entity', id: made.id, label: made.label, after: facts(made) })
    return made
  })
}

/** Stores an entity that is in order and answers its id; the caller records it. */
export async function insertEntity(scope: Scope, input: EntityInput): Promise<number> {
  const { id } = await db()
    .insertInto('entity')
    .values({ ...columns(input), ...made(scope, currentCall().services.clock()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an entity; the marks of the examples follow values that were renamed, joined or deleted. */
export function updateEntity(scope: Scope, id: number, input: EntityInput): Promise<Entity> {
  return withUniqueName(async () => {
    await lock(scope, id)
    const before = await entityOf(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    const given = { ...input, values: input.values ?? before.values }
    await storeEntity(scope, id, given)
    await followValues(scope, id, replacements(before.values, given.values))
    const after = await entityOf(scope, id)
    await markUntrained(scope, currentCall().services.clock(), 'entity')
    await record({
      ...{ action: 'update', resource: 'entity', id, label: after.label },
      before: facts(before),
      after: facts(after),
    })
    return after
  })
}

/** Stores an entity over one of the bot's; the caller records it. */
export async function storeEntity({ botId, userId }: Scope, id: number, input: EntityInput): Promise<void> {
  await db()
    .updateTable('entity')
    .set({
      ...columns(input),
      // no form asks for it until the dialogue does: what is stored stays
      ...(input.prompt_question === undefined && { prompt_question: sql`prompt_question` }),
      updated_at: currentCall().services.clock(),
      updated_by: userId,
      version: sql`version + 1`,
    })
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes an entity.
 * @param unmarking takes its marks off the examples; without it an entity that an example marks stays (409)
 */
export function deleteEntity(scope: Scope, id: number, unmarking: boolean): Promise<void> {
  return tx(async () => {
    await lock(scope, id)
    const before = await entityOf(scope, id)
    const { examples_count: count } = before
    if (count > 0 && !unmarking) {
      const used = count === 1 ? 'un ejemplo la marca' : `${count} ejemplos la marcan`
      throw problem(409, 'in_use', `No se puede eliminar la entidad «${before.label}»: ${used}.`)
    }
    await unmark(scope, id)
    const at = currentCall().services.clock()
    await setDeleted(scope, 'entity', id, at)
    await markUntrained(scope, at, 'entity')
    await record({ action: 'delete', resource: 'entity', id, label: before.label, before: facts(before) })
  })
}

/** Brings a deleted entity back, with its values; 404 when it was deleted too long ago, 409 when its key is taken. */
export function restoreEntity(scope: Scope, id: number): Promise<Entity> {
  return withUniqueName(async () => {
    await lock(scope, id)
    if (!(await deletedSince(scope, 'entity', id))) throw refusals.notFound()
    await setDeleted(scope, 'entity', id, null)
    const back = await entityOf(scope, id)
    await markUntrained(scope, currentCall().services.clock(), 'entity')
    await record({ action: 'restore', resource: 'entity', id, label: back.label, after: facts(back) })
    return back
  })
}

async function lock({ botId }: Scope, id: number): Promise<void> {
  await db().selectFrom('entity').select('id').where('bot_id', '=', botId).where('id', '=', id).forUpdate().execute()
}

/** What is wrong with an entity, and at which field; undefined when it is in order. */
export function entityProblem(input: EntityInput): { field: string; text: string } | undefined {
  const { type, values = [], match_case = false, pattern, system_kind } = input
  if (type === 'regex' && !pattern) return { field: 'pattern', text: 'Escribir el patrón.' }
  if (type === 'system' && !system_kind) return { field: 'system_kind', text: 'Elegir qué reconoce.' }
  const refused = pattern ? patternRefusal(pattern) : undefined
  if (refused) return { field: 'pattern', text: refused }
  const collision = collisionOf(values, match_case)
  return collision ? { field: 'values', text: collision } : undefined
}

function columns(input: EntityInput) {
  const wrong = entityProblem(input)
  if (wrong) throw problem(422, 'invalid', wrong.text, { [wrong.field]: [wrong.text] })
  const { name, label, type, values = [], match_case = false } = input
  return {
    ...{ name, label, type, match_case },
    entity_values: json(storedValues(values, match_case)),
    pattern: type === 'regex' ? (input.pattern ?? null) : null,
    system_kind: type === 'system' ? (input.system_kind ?? null) : null,
    fuzzy: input.fuzzy ?? 0.8,
    sensitive: input.sensitive ?? false,
    prompt_question: input.prompt_question ?? '',
  }
}

async function withUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error, 'entity_name')) throw error
    const text = 'Ya existe una entidad con esa clave.'
    throw problem(409, 'duplicate', text, { name: [text] })
  }
}

function facts({ name, label, type, values, pattern, system_kind, sensitive }: Entity) {
  return { name, label, type, values, pattern, system_kind, sensitive }
}
