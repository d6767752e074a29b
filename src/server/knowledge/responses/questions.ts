import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { markUntrained } from '../training/untrained.ts'

type Owner = NonNullable<components['schemas']['QuestionCheck']['owner']>
type Move = components['schemas']['QuestionMove']

/**
 * Returns the intent of each question that is already an example, and the response that answers it. Other questions are
 * left out.
 */
export async function questionOwners(
  { botId }: Scope,
  questions: readonly string[],
): Promise<(Owner & { text: string })[]> {
  const wanted = new Map(questions.map((text) => [normalizePhrase(text), text]))
  if (wanted.size === 0) return []
  const rows = await db()
    .selectFrom('example as e')
    .innerJoin('intent as i', 'i.id', 'e.intent_id')
    .select(['e.folded', 'i.id as intent_id', 'i.name'])
    .select(response('id').as('response_id'))
    .select(response('title').as('title'))
    .where('e.bot_id', '=', botId)
    .where('e.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .where('e.folded', 'in', [...wanted.keys()])
    .orderBy('e.id')
    .execute()
  return rows.map(({ folded, intent_id, name, response_id, title }) => ({
    ...{ intent_id, title: (title as string | null) ?? name, text: wanted.get(folded) ?? '' },
    response_id: response_id as number | null,
  }))
}

/** A column of the first response of the intent `i`, preferring enabled ones. */
const response = (column: 'id' | 'title') =>
  sql`(select r.${sql.ref(column)} from response r where r.intent_id = i.id and r.deleted_at is null
    order by r.enabled desc, r.id limit 1)`

/**
 * Moves questions to another intent. Returns the number of moved ones; texts that are not examples of the bot are
 * ignored.
 */
export function moveQuestions(scope: Scope, { questions, intent_id }: Move): Promise<number> {
  return tx(async () => {
    await lockBot(scope)
    const at = currentCall().services.clock()
    await checkIds(scope, 'intent', [intent_id], {
      field: 'intent_id',
      text: 'Esa intención ya no existe. Elige otra.',
    })
    const moved = await db()
      .updateTable('example')
      .set({ intent_id, updated_at: at, updated_by: scope.userId, version: nextVersion })
      .where('bot_id', '=', scope.botId)
      .where('deleted_at', 'is', null)
      .where('intent_id', '<>', intent_id)
      .where('folded', 'in', questions.map(normalizePhrase))
      .returning('text')
      .execute()
    await markUntrained(scope, { resource: 'example', count: moved.length })
    if (moved.length > 0)
      await writeAudit({
        ...{ id: intent_id },
        label: moved.length === 1 ? (moved[0]?.text ?? '') : `${moved.length} preguntas`,
        after: { intent_id, questions: moved.map(({ text }) => text) },
      })
    return moved.length
  })
}
