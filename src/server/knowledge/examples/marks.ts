import { problemOf } from '../../../contract/tagging.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { ExampleMark } from './write.ts'

/** Refuses marks that cannot stand in the text (422 at `entities`), or that name an entity which the bot lacks. */
export async function checkMarks({ botId }: Scope, text: string, marks: readonly ExampleMark[]): Promise<void> {
  if (marks.length === 0) return
  const wrong = problemOf(text, marks)
  if (wrong) throw refused(wrong)
  const ids = [...new Set(marks.map(({ entity_id }) => entity_id))]
  const known = await db()
    .selectFrom('entity')
    .select('id')
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  if (known.length < ids.length) throw refused('Esa entidad no existe.')
}

function refused(text: string) {
  return problem(422, 'invalid', text, { entities: [text] })
}

/** Marks in the order of the text, with a main value only where it differs from what is written. */
export function tidied(marks: readonly ExampleMark[]): ExampleMark[] {
  return [...marks]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, value, entity_id, canonical_value }) => ({
      ...{ start, end, value, entity_id },
      canonical_value: canonical_value && canonical_value !== value ? canonical_value : null,
    }))
}
