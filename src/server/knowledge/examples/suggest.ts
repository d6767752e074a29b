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
import { tidied } from './marks.ts'
import type { ExampleMark } from './write.ts'

/**
 * Proposes marks for a text: values of the bot's entities, their patterns, system entities, and words that other
 * examples mark. Each entity once, without overlaps, the longest first: what is proposed can be taken as it is.
 */
export async function suggestMarks(scope: Scope, text: string): Promise<ExampleMark[]> {
  const [entities, taught] = await Promise.all([allEntities(scope), taughtValues(scope)])
  const ids = new Map(entities.map(({ id, name }) => [name, id]))
  const definitions = entities.map((entity) => withTaught(entity, taught.get(entity.id) ?? []))
  const found = [...findEntities(text, definitions, currentCall().services.clock())]
  const marks: ExampleMark[] = []
  for (const one of found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const entity_id = ids.get(one.entity)
    const [start, end] = [toCodePoints(text, one.start), toCodePoints(text, one.end)]
    if (entity_id === undefined || marks.some((mark) => mark.entity_id === entity_id || overlap(mark, { start, end })))
      continue
    marks.push({ start, end, value: text.slice(one.start, one.end), entity_id, canonical_value: mainValue(one.value) })
  }
  return tidied(marks)
}

/** A main value, where it is short enough to be kept. */
const mainValue = (value: string) => ([...value].length <= 60 ? value : null)

interface Taught {
  value: string
  canonical: string
}

/** What the bot's examples mark, by entity. */
async function taughtValues({ botId }: Scope): Promise<Map<number, Taught[]>> {
  const { rows } = await sql<Taught & { entity_id: number }>`
    select distinct (m->>'entity_id')::int as entity_id, m->>'value' as value,
      coalesce(m->>'canonical_value', m->>'value') as canonical
    from example, jsonb_array_elements(entities) m
    where bot_id = ${botId} and deleted_at is null and state = 'active'
    order by 1, 2, 3`.execute(db())
  const byEntity = new Map<number, Taught[]>()
  for (const { entity_id, ...one } of rows) byEntity.set(entity_id, [...(byEntity.get(entity_id) ?? []), one])
  return byEntity
}

/** An entity that also knows what examples mark with it. Free text is only known by that. */
function withTaught(entity: Entity, taught: readonly Taught[]): EntityDefinition {
  const definition = definitionOf(entity)
  if (taught.length === 0 || entity.type === 'regex' || entity.type === 'system') return definition
  const values = new Map((definition.values ?? []).map(({ value, synonyms = [] }) => [value, [...synonyms]]))
  for (const { value, canonical } of taught) {
    const synonyms = values.get(canonical) ?? []
    if (value !== canonical) synonyms.push(value)
    values.set(canonical, synonyms)
  }
  return { ...definition, type: 'list', values: [...values].map(([value, synonyms]) => ({ value, synonyms })) }
}
