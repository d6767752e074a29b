import { entityCreateBody } from '../../../../../generated/validators/entities.js'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import { check } from '../../../../contract/validation.ts'
import type { EntityInput } from '../../entities/rules.ts'
import { entityName, labelOf } from './names.ts'
import type { Parsed, ParsedEntity } from './parsed.ts'

/** A named list of values. */
interface Named {
  name: string
  line: number
  lines: readonly string[]
}

/** The entity data of a Rasa file, as Rasa structures it. */
export interface RasaParts {
  lookups: Named[]
  synonyms: Named[]
  patterns: Named[]
}

/**
 * Returns the entities of a file: those defined in full, plus one for each lookup table, each pattern and each
 * annotated entity. Rasa's synonyms do not name an entity: they are added to the one that has their value.
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
    else refuse(parsed, line, name, 'La entidad ya es una lista: no importamos el patrón.')
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

/**
 * Adds synonyms to the entity that has their value, or whose annotations use it. A free-text entity then becomes
 * `synonym_only`.
 */
function giveSynonyms(
  { name: value, line, lines }: Named,
  made: ReadonlyMap<string, ParsedEntity>,
  parsed: Parsed,
): undefined {
  const words = new Set([value, ...lines].map(normalizePhrase))
  const owner =
    [...made.values()].find(({ input }) => input.values?.some((one) => words.has(normalizePhrase(one.value)))) ??
    ownerByMarks(words, made, parsed)
  if (!owner || owner.input.type === 'regex')
    return refuse(parsed, line, value, 'Ninguna entidad tiene ese valor: no importamos sus sinónimos.')
  if (owner.input.type === 'free') owner.input.type = 'synonym_only'
  const synonyms = unique(lines).filter((synonym) => normalizePhrase(synonym) !== normalizePhrase(value))
  // Remove listed values that are synonyms of this one.
  const others = (owner.input.values ?? []).filter((one) => !words.has(normalizePhrase(one.value)))
  owner.input.values = [...others, { value, synonyms }]
}

function ownerByMarks(words: ReadonlySet<string>, made: ReadonlyMap<string, ParsedEntity>, { examples }: Parsed) {
  for (const { marks } of examples)
    for (const { entity, value, canonical } of marks)
      if (words.has(normalizePhrase(canonical ?? value))) return made.get(entityName(entity))
  return undefined
}

function unique(words: readonly string[]): string[] {
  return [...new Map([...words].reverse().map((word) => [normalizePhrase(word), word])).values()].reverse()
}

function refuse(parsed: Parsed, line: number, text: string, message: string): undefined {
  parsed.refused.push({ line, kind: 'entity', text, outcome: 'rejected', message })
}
