import { entityCreateBody } from '../../../../../generated/validators/entities.js'
import { foldPhrase } from '../../../../contract/phrase.ts'
import { check } from '../../../../contract/validation.ts'
import type { EntityInput } from '../../entities/rules.ts'
import { entityName, labelOf } from './names.ts'
import type { Parsed, ParsedEntity } from './parsed.ts'

/** A table of values under a name. */
interface Named {
  name: string
  line: number
  lines: readonly string[]
}

/** What a file in Rasa's form says of entities, in its own terms. */
export interface RasaParts {
  lookups: Named[]
  synonyms: Named[]
  patterns: Named[]
}

/**
 * The entities of a file: those that it describes whole, else one for each lookup table, each pattern and each name
 * that an example marks. Rasa's synonyms belong to no entity: they go to the one that knows their value.
 */
export function rasaEntities(
  parts: RasaParts,
  settled: readonly { line: number; data: unknown }[],
  parsed: Parsed,
): ParsedEntity[] {
  const whole = settled.map(({ line, data }) => described(line, data))
  const known = new Set(whole.map(({ input }) => input.name))
  const made = new Map<string, ParsedEntity>()
  const partial = (line: number, name: string, type: EntityInput['type']) => {
    const key = entityName(name)
    if (known.has(key)) return undefined
    const found = made.get(key)
    if (found) return found
    const entity = { line, partial: true, input: { name: key, label: labelOf(name), type, values: [] } as EntityInput }
    made.set(key, entity)
    return entity
  }
  for (const { name, line, lines } of parts.lookups) {
    const entity = partial(line, name, 'list')
    if (entity) entity.input.values = unique(lines).map((value) => ({ value, synonyms: [] }))
  }
  for (const { name, line, lines } of parts.patterns) {
    const entity = partial(line, name, 'regex')
    if (!entity) continue
    const [only = ''] = lines
    if (entity.input.type === 'regex') entity.input.pattern = lines.length === 1 ? only : `(?:${lines.join(')|(?:')})`
    else refuse(parsed, line, name, 'La entidad ya es una lista: el patrón no se importa.')
  }
  for (const { line, marks } of parsed.examples) for (const { entity } of marks) partial(line, entity, 'free')
  if (whole.length === 0) for (const synonym of parts.synonyms) giveSynonyms(synonym, made, parsed)
  return [...whole, ...[...made.values()].map(checked)]
}

function described(line: number, data: unknown): ParsedEntity {
  const result = check(entityCreateBody, data)
  if (result.ok) return { line, partial: false, input: result.value as EntityInput }
  const name = String((data as { name?: unknown } | null)?.name ?? '')
  return { line, partial: false, input: { name, label: name, type: 'list' }, problem: result.message }
}

function checked(entity: ParsedEntity): ParsedEntity {
  const result = check(entityCreateBody, entity.input)
  return result.ok ? { ...entity, input: result.value as EntityInput } : { ...entity, problem: result.message }
}

/** Gives synonyms to the entity that has their value, or whose marks say it; an entity of free text becomes a list. */
function giveSynonyms(
  { name: value, line, lines }: Named,
  made: ReadonlyMap<string, ParsedEntity>,
  parsed: Parsed,
): undefined {
  const words = new Set([value, ...lines].map(foldPhrase))
  const owner =
    [...made.values()].find(({ input }) => input.values?.some((one) => words.has(foldPhrase(one.value)))) ??
    ownerByMarks(words, made, parsed)
  if (!owner || owner.input.type === 'regex')
    return refuse(parsed, line, value, 'Ninguna entidad tiene ese valor: sus sinónimos no se importan.')
  if (owner.input.type === 'free') owner.input.type = 'synonym_only'
  const synonyms = unique(lines).filter((synonym) => foldPhrase(synonym) !== foldPhrase(value))
  // values that the table lists and that are synonyms of this one are no values of their own
  const others = (owner.input.values ?? []).filter((one) => !words.has(foldPhrase(one.value)))
  owner.input.values = [...others, { value, synonyms }]
}

function ownerByMarks(words: ReadonlySet<string>, made: ReadonlyMap<string, ParsedEntity>, { examples }: Parsed) {
  for (const { marks } of examples)
    for (const { entity, value, canonical } of marks)
      if (words.has(foldPhrase(canonical ?? value))) return made.get(entityName(entity))
  return undefined
}

function unique(words: readonly string[]): string[] {
  return [...new Map([...words].reverse().map((word) => [foldPhrase(word), word])).values()].reverse()
}

function refuse(parsed: Parsed, line: number, text: string, message: string): undefined {
  parsed.refused.push({ line, kind: 'entity', text, outcome: 'rejected', message })
}
