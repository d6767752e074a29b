import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { reanchored } from '../../contract/tagging.ts'
import { record } from '../audit/record.ts'
import { markUntrained } from '../bot/pending.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db, isDuplicate, json, tx } from '../store/db.ts'
import { checkMarks, tidied } from './marks.ts'
import { duplicateOf, type Example, exampleOf } from './queries.ts'
import { addExample, softDelete, textColumns } from './write.ts'

type Input = components['schemas']['ExampleInput']

/** Creates an example. 409 at its text when the bot has that phrase already, in whatever intent. */
export function createExample(scope: Scope, input: Input): Promise<Example> {
  return withUniqueText(scope, input.text, 0, async () => {
    const { text, intent_id: intentId, source_message_id: sourceMessageId = null } = input
    await intentMustExist(scope, intentId)
    await checkMarks(scope, text, input.entities ?? [])
    if (sourceMessageId !== null) await messageMustExist(scope, sourceMessageId)
    const id = await addExample(scope, {
      ...{ intentId, text, sourceMessageId },
      entities: tidied(input.entities ?? []),
      source: sourceMessageId === null ? 'manual' : 'chat',
      ...(input.split && { split: input.split }),
      ...(input.state && { state: input.state }),
    })
    const made = await exampleOf(scope, id)
    await markUntrained(scope, currentCall().services.clock(), 'example')
    await record({ action: 'create', resource: 'example', id, label: made.text, after: facts(made) })
    return made
  })
}

/** Changes an example. Marks that are not sent stay where their words are. */
export function updateExample(scope: Scope, id: number, input: Input): Promise<Example> {
  return withUniqueText(scope, input.text, id, async () => {
    await lock(scope, [id])
    const before = await exampleOf(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    if (input.intent_id !== before.intent_id) await intentMustExist(scope, input.intent_id)
    const entities = input.entities ?? reanchored(input.text, before.entities)
    await checkMarks(scope, input.text, entities)
    const at = currentCall().services.clock()
    await db()
      .updateTable('example')
      .set({
        ...textColumns(input.text),
        intent_id: input.intent_id,
        entities: json(tidied(entities)),
        split: input.split ?? before.split,
        state: input.state ?? before.state,
        updated_at: at,
        updated_by: scope.userId,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    const after = await exampleOf(scope, id)
    await markUntrained(scope, at, 'example')
    await record({
      ...{ action: 'update', resource: 'example', id, label: after.text },
      before: facts(before),
      after: facts(after),
    })
    return after
  })
}

/** Deletes an example so that it can be restored. */
export function deleteExample(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    const before = await exampleOf(scope, id)
    if ((await softDelete(scope, [id])) === 0) throw refusals.notFound()
    await markUntrained(scope, currentCall().services.clock(), 'example')
    await record({ action: 'delete', resource: 'example', id, label: before.text, before: facts(before) })
  })
}

/** Makes the transactions that change these examples wait for each other. */
async function lock({ botId }: Scope, ids: readonly number[]): Promise<void> {
  const rows = db().selectFrom('example').select('id').where('bot_id', '=', botId).where('id', 'in', ids)
  await rows.orderBy('id').forUpdate().execute()
}

/** Refuses an intent that the bot lacks: 422 at its field. */
export async function intentMustExist({ botId }: Scope, id: number): Promise<string> {
  const row = await db()
    .selectFrom('intent')
    .select('name')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw invalid('intent_id', 'Esa intención no existe.')
  return row.name
}

async function messageMustExist({ botId }: Scope, id: number): Promise<void> {
  const query = db().selectFrom('message').select('id').where('bot_id', '=', botId).where('id', '=', id)
  if (!(await query.executeTakeFirst())) throw invalid('source_message_id', 'Ese mensaje no existe.')
}

function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}

async function withUniqueText<T>(scope: Scope, text: string, id: number, work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error, 'example_folded')) throw error
    const twin = await duplicateOf(scope, textColumns(text).folded, id)
    const words = twin ? `Ya es un ejemplo de la intención «${twin.intent}».` : 'Ese ejemplo ya existe.'
    throw problem(409, 'duplicate', words, { text: [words] })
  }
}

function facts({ text, intent_id, entities, split, state }: Example) {
  return { text, intent_id, entities, split, state }
}
