import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase, signatureOf } from '../../../contract/phrase.ts'
import { reanchorMarks } from '../../../contract/tagging.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json, tx } from '../../foundation/store/db.ts'

/** An entity annotation of an example, as stored and returned by the API. */
export type ExampleMark = components['schemas']['ExampleEntity']

/** The input to create an example. */
interface NewExample {
  intentId: number
  text: string
  entities?: readonly ExampleMark[]
  split?: 'train' | 'test'
  state?: 'active' | 'pending_review' | 'rejected'
  source?: 'manual' | 'import' | 'chat' | 'suggestion'
  sourceMessageId?: number | null
}

/** Returns the columns derived from a text, for searching and comparing. */
export function textColumns(text: string): { text: string; folded: string; signature: string } {
  const folded = normalizePhrase(text)
  return { text, folded, signature: signatureOf(folded) }
}

/**
 * Inserts an example and returns its ID. The caller has validated the text, the intent and the annotations, records the
 * change and marks the bot as untrained, all in one transaction.
 * @throws unique violation of `example_folded` if the bot already has that phrase
 */
export async function addExample({ botId, userId }: Scope, given: NewExample): Promise<number> {
  const at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('example')
    .values({
      ...textColumns(given.text),
      bot_id: botId,
      intent_id: given.intentId,
      entities: json(given.entities ?? []),
      split: given.split ?? 'train',
      state: given.state ?? 'active',
      source: given.source ?? 'manual',
      source_message_id: given.sourceMessageId ?? null,
      created_at: at,
      created_by: userId,
      updated_at: at,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the questions of an intent: its active training examples, in order of creation. */
export async function questionsOf({ botId }: Pick<Scope, 'botId'>, intentId: number): Promise<string[]> {
  const rows = await db()
    .selectFrom('example')
    .select('text')
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .where('split', '=', 'train')
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => text)
}

/**
 * Replaces the questions of an intent: adds new ones, deletes missing ones, and keeps the annotations and history of
 * the rest. Call it inside the transaction of the surrounding change; the caller records it.
 * @param known the questions that the client had read, if they may be outdated: questions not among them are kept, and
 * those among them that were deleted meanwhile are not added again
 * @returns whether anything changed, so that the bot needs a training
 * @throws 409 at `field` if two texts only differ in case, accents or punctuation, or one is an example of another
 * intent
 */
export function replaceQuestions(
  scope: Scope,
  intentId: number,
  texts: readonly string[],
  known?: readonly string[],
  field = 'questions',
): Promise<boolean> {
  return tx(async () => {
    const wanted = new Map<string, string>()
    for (const given of texts) {
      const text = given.trim()
      const folded = normalizePhrase(text)
      if (wanted.has(folded)) throw repeated(field, `La pregunta «${text}» está repetida. Deja una sola.`)
      wanted.set(folded, text)
    }
    const present = await examplesOf(scope, intentId)
    const stored = new Set(present.map(({ folded }) => folded))
    const read = known && new Set(known.map(normalizePhrase))
    for (const folded of read ?? []) if (!stored.has(folded)) wanted.delete(folded)
    await refuseForeign(scope, intentId, wanted, field)
    const isGone = ({ folded, question }: Present) => question && !wanted.has(folded) && (!read || read.has(folded))
    const gone = present.filter(isGone).map(({ id }) => id)
    let changed = gone.length > 0
    await softDelete(scope, gone)
    for (const row of present) {
      const text = wanted.get(row.folded)
      if (text === undefined || (text === row.text && row.question)) continue
      await retext(scope, row, text)
      changed = true
    }
    for (const [folded, text] of wanted) {
      if (stored.has(folded)) continue
      await addExample(scope, { intentId, text })
      changed = true
    }
    return changed
  })
}

/** Soft-deletes examples. */
export async function softDelete(
  { botId, userId }: Scope,
  ids: readonly number[],
  at = currentCall().services.clock(),
): Promise<number> {
  if (ids.length === 0) return 0
  const result = await db()
    .updateTable('example')
    .set({ deleted_at: at, updated_at: at, updated_by: userId, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

interface Present {
  id: number
  text: string
  folded: string
  entities: unknown
  question: boolean
}

function examplesOf({ botId }: Scope, intentId: number): Promise<Present[]> {
  return db()
    .selectFrom('example')
    .select(['id', 'text', 'folded', 'entities'])
    .select(sql<boolean>`split = 'train' and state = 'active'`.as('question'))
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .execute()
}

async function retext({ userId }: Scope, { id, entities }: Present, text: string): Promise<void> {
  await db()
    .updateTable('example')
    .set({
      ...textColumns(text),
      entities: json(reanchorMarks(text, entities as ExampleMark[])),
      split: 'train',
      state: 'active',
      updated_at: currentCall().services.clock(),
      updated_by: userId,
      version: nextVersion,
    })
    .where('id', '=', id)
    .execute()
}

async function refuseForeign(
  { botId }: Scope,
  intentId: number,
  wanted: ReadonlyMap<string, string>,
  field: string,
): Promise<void> {
  if (wanted.size === 0) return
  const taken = await db()
    .selectFrom('example as e')
    .innerJoin('intent as i', 'i.id', 'e.intent_id')
    .select(['e.folded', 'i.name'])
    .where('e.bot_id', '=', botId)
    .where('e.intent_id', '<>', intentId)
    .where('e.deleted_at', 'is', null)
    .where('e.folded', 'in', [...wanted.keys()])
    .orderBy('e.id')
    .executeTakeFirst()
  if (taken)
    throw repeated(
      field,
      `La pregunta «${wanted.get(taken.folded)}» ya es un ejemplo de la intención «${taken.name}». Déjala en una sola.`,
    )
}

function repeated(field: string, text: string) {
  return problem(409, 'taken', text, { [field]: [text] })
}
