import type { components } from '../../../../../generated/api.d.ts'
import type { Knowledge } from '../../models/knowledge.ts'

type Named = components['schemas']['NamedIntent']

/** Returns entities that can never be found: no annotations, list values, pattern or system kind. */
export function unusedEntities({ entities, examples }: Pick<Knowledge, 'entities' | 'examples'>): Named[] {
  const marked = new Set(examples.flatMap((example) => example.entities.map(({ entity }) => entity)))
  return entities
    .filter(({ name, type, values }) => !marked.has(name) && (type === 'free' || (type === 'list' && !values?.length)))
    .map(({ id, label }) => ({ id, name: label }))
}

/** Returns intents with examples but no enabled response. */
export function unanswered({ intents, examples, responses }: Knowledge): Named[] {
  const withExamples = new Set(examples.map(({ intent_id }) => intent_id))
  const answered = new Set(responses.filter(({ enabled }) => enabled).map(({ intent_id }) => intent_id))
  return intents.filter(({ id }) => withExamples.has(id) && !answered.has(id)).map(({ id, name }) => ({ id, name }))
}

/** Returns intents with an enabled response but no examples, so that the response is never sent. */
export function withoutExamples({ intents, examples, responses }: Knowledge): Named[] {
  const withExamples = new Set(examples.map(({ intent_id }) => intent_id))
  const answered = new Set(responses.filter(({ enabled }) => enabled).map(({ intent_id }) => intent_id))
  return intents.filter(({ id }) => !withExamples.has(id) && answered.has(id)).map(({ id, name }) => ({ id, name }))
}
