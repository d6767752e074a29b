import { marksError } from '../../../contract/tagging.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { ExampleMark } from './write.ts'

/** Rejects invalid annotations and those of unknown entities (422 at `entities`). */
export async function checkMarks({ botId }: Scope, text: string, marks: readonly ExampleMark[]): Promise<void> {
  if (marks.length === 0) return
  const wrong = marksError(text, marks)
  if (wrong) throw refused(wrong)
  const ids = [...new Set(marks.map(({ entity_id }) => entity_id))]
  const known = await db()
    .selectFrom('entity')
    .select('id')
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  if (known.length < ids.length) throw refused('Esa entidad ya no existe. Elige otra.')
}

function refused(text: string) {
  return problem(422, 'invalid', text, { entities: [text] })
}

/** Returns annotations sorted by position. A canonical value is only kept if it differs from the text. */
export function normalizeMarks(marks: readonly ExampleMark[]): ExampleMark[] {
  return [...marks]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, value, entity_id, canonical_value }) => ({
      ...{ start, end, value, entity_id },
      canonical_value: canonical_value && canonical_value !== value ? canonical_value : null,
    }))
}
