import { sql } from 'kysely'
import { overlap, toCodePoints } from '../../../contract/tagging.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { definitionOf } from '../entities/definitions.ts'
import type { Entity } from '../entities/queries.ts'
import { allEntities } from '../entities/rules.ts'
import { findEntities } from '../nlu/index.ts'
import type { EntityDefinition } from '../nlu/types.ts'
import { normalizeMarks } from './marks.ts'
import type { ExampleMark } from './write.ts'

/**
 * Returns suggested annotations for a text: values and patterns of the bot's entities, system entities, and words
 * annotated in other examples. Each entity appears once, without overlaps, longest match first, so the result is valid
 * as is.
 */
export async function suggestMarks(scope: Scope, text: string): Promise<ExampleMark[]> {
  const [entities, marked] = await Promise.all([allEntities(scope), markedValues(scope)])
  const ids = new Map(entities.map(({ id, name }) => [name, id]))
  const definitions = entities.map((entity) => withMarkedValues(entity, marked.get(entity.id) ?? []))
  const found = [...findEntities(text, definitions, currentCall().services.clock())]
  const marks: ExampleMark[] = []
  for (const one of found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const entity_id = ids.get(one.entity)
    const [start, end] = [toCodePoints(text, one.start), toCodePoints(text, one.end)]
    if (entity_id === undefined || marks.some((mark) => mark.entity_id === entity_id || overlap(mark, { start, end })))
      continue
    marks.push({ start, end, value: text.slice(one.start, one.end), entity_id, canonical_value: mainValue(one.value) })
  }
  return normalizeMarks(marks)
}

/** Returns a canonical value if it is short enough to be stored. */
const mainValue = (value: string) => ([...value].length <= 60 ? value : null)

interface MarkedValue {
  value: string
  canonical: string
}

/** Returns the values annotated in the bot's examples, by entity. */
async function markedValues({ botId }: Scope): Promise<Map<number, MarkedValue[]>> {
  const { rows } = await sql<MarkedValue & { entity_id: number }>`
    select distinct (m->>'entity_id')::int as entity_id, m->>'value' as value,
      coalesce(m->>'canonical_value', m->>'value') as canonical
    from example, jsonb_array_elements(entities) m
    where bot_id = ${botId} and deleted_at is null and state = 'active'
    order by 1, 2, 3`.execute(db())
  const byEntity = new Map<number, MarkedValue[]>()
  for (const { entity_id, ...one } of rows) byEntity.set(entity_id, [...(byEntity.get(entity_id) ?? []), one])
  return byEntity
}

/** Adds the values annotated in examples to an entity definition. Free-text entities have no other values. */
function withMarkedValues(entity: Entity, marked: readonly MarkedValue[]): EntityDefinition {
  const definition = definitionOf(entity)
  if (marked.length === 0 || entity.type === 'regex' || entity.type === 'system') return definition
  const values = new Map((definition.values ?? []).map(({ value, synonyms = [] }) => [value, [...synonyms]]))
  for (const { value, canonical } of marked) {
    const synonyms = values.get(canonical) ?? []
    if (value !== canonical) synonyms.push(value)
    values.set(canonical, synonyms)
  }
  return { ...definition, type: 'list', values: [...values].map(([value, synonyms]) => ({ value, synonyms })) }
}
