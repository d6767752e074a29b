import type { Entity } from '../../entities/queries.ts'
import { type EntityInput, entityProblem } from '../../entities/rules.ts'
import { keyOf } from '../../entities/values.ts'
import type { Content } from './content.ts'
import type { ParsedEntity, Row } from './parsed.ts'
import type { Plan } from './planned.ts'

/** Plans the import of a file's entities. Returns the keys of all entities that exist afterwards. */
export function planEntities(parsed: readonly ParsedEntity[], content: Content, plan: Plan): Set<string> {
  const keys = new Set(content.entities.keys())
  for (const { line, input, partial, problem } of parsed) {
    const say = (outcome: Row['outcome'], message: string) => {
      plan.rows.push({ line, kind: 'entity', text: input.name, outcome, message })
    }
    const present = content.entities.get(input.name)
    const wanted = present ? joined(present, input, partial) : input
    const wrong = problem ?? entityProblem(wanted)?.text
    if (wrong !== undefined) say('rejected', wrong)
    else if (!present) {
      plan.newEntities.push(wanted)
      keys.add(input.name)
      say('created', 'Entidad nueva.')
    } else if (same(present, wanted)) {
      if (!partial) say('skipped', 'Ya estaba.')
    } else {
      plan.changedEntities.push({ id: present.id, input: wanted })
      say('updated', 'Con valores nuevos.')
    }
  }
  return keys
}

/** Merges the values from the file into an existing entity; a full definition also replaces its settings. */
function joined(present: Entity, given: EntityInput, partial: boolean): EntityInput {
  const { name, label, type, pattern, system_kind, fuzzy, match_case, sensitive, prompt_question } = present
  const kept: EntityInput = {
    ...{ name, label, type, fuzzy, match_case, sensitive, pattern: pattern ?? null },
    ...(system_kind && { system_kind }),
    ...(prompt_question && { prompt_question }),
  }
  const settings = partial ? kept : { ...kept, ...given }
  return { ...settings, values: joinedValues(present.values, given.values ?? [], match_case) }
}

type Values = NonNullable<EntityInput['values']>

function joinedValues(present: Values, given: Values, matchCase: boolean): Values {
  const values = present.map(({ value, synonyms = [] }) => ({ value, synonyms: [...synonyms] }))
  const known = new Set(
    values.flatMap(({ value, synonyms }) => [value, ...synonyms].map((word) => keyOf(word, matchCase))),
  )
  for (const { value, synonyms = [] } of given) {
    const fresh = synonyms.filter((synonym) => !known.has(keyOf(synonym, matchCase)))
    for (const word of fresh) known.add(keyOf(word, matchCase))
    const owner = values.find((one) => keyOf(one.value, matchCase) === keyOf(value, matchCase))
    if (owner) owner.synonyms.push(...fresh)
    else if (!known.has(keyOf(value, matchCase))) values.push({ value, synonyms: fresh })
    known.add(keyOf(value, matchCase))
  }
  return values
}

function same(present: Entity, wanted: EntityInput): boolean {
  const key = (one: Partial<EntityInput>) =>
    JSON.stringify([
      ...[one.label, one.type, one.pattern ?? null, one.system_kind ?? null, one.fuzzy ?? 0.8],
      ...[one.match_case ?? false, one.sensitive ?? false, one.prompt_question ?? ''],
      (one.values ?? []).map(({ value, synonyms = [] }) => [value, ...synonyms]),
    ])
  return key(present) === key(wanted)
}
