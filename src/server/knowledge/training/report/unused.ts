import type { components } from '../../../../../generated/api.d.ts'
import type { Knowledge } from '../../models/knowledge.ts'

type Named = components['schemas']['NamedIntent']

/** Entities that neither an example marks nor a list, a pattern or the system can find. */
export function unusedEntities({ entities, examples }: Pick<Knowledge, 'entities' | 'examples'>): Named[] {
  const marked = new Set(examples.flatMap((example) => example.entities.map(({ entity }) => entity)))
  return entities
    .filter(({ name, type, values }) => !marked.has(name) && (type === 'free' || (type === 'list' && !values?.length)))
    .map(({ id, label }) => ({ id, name: label }))
}

/** Intents that are understood and have no answer that is switched on. */
export function unanswered({ intents, examples, responses }: Knowledge): Named[] {
  const taught = new Set(examples.map(({ intent_id }) => intent_id))
  const answered = new Set(responses.filter(({ enabled }) => enabled).map(({ intent_id }) => intent_id))
  return intents.filter(({ id }) => taught.has(id) && !answered.has(id)).map(({ id, name }) => ({ id, name }))
}

/** Answers that are switched on and that nobody can get, since their intent has no example. */
export function untaught({ intents, examples, responses }: Knowledge): Named[] {
  const taught = new Set(examples.map(({ intent_id }) => intent_id))
  const answered = new Set(responses.filter(({ enabled }) => enabled).map(({ intent_id }) => intent_id))
  return intents.filter(({ id }) => !taught.has(id) && answered.has(id)).map(({ id, name }) => ({ id, name }))
}
