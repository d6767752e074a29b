import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { hasValues } from '../../foundation/resource/unchanged.ts'
import { json } from '../../foundation/store/db.ts'
import { hideEarlier } from './earlier.ts'
import { patternRefusal } from './pattern.ts'
import { annotationCounts, type Entity, loadEntityUses, responsesNeeding } from './queries.ts'
import { removeAnnotations, updateAnnotationValues } from './update-annotations.ts'
import { collisionOf, replacements, storedValues } from './values.ts'

/** The input to create or update an entity. */
export type EntityInput = components['schemas']['EntityInput']

/** The entity resource. Annotations of the examples are updated when values are renamed, merged or deleted. */
export const entities = resource('entity', {
  table: 'entity',
  from: (rows, scope) =>
    rows
      .leftJoin(annotationCounts(scope), 'c.entity_id', 'entity.id')
      .selectAll('entity')
      .select('entity_values as values')
      .select(sql<number>`coalesce(c.marked, 0)`.as('examples_count')),
  read: async (scope, rows) => {
    const uses = await loadEntityUses(scope)
    return rows.map(({ system_kind, ...row }) => ({
      ...row,
      ...(system_kind !== null && { system_kind }),
      used_in: uses.get(row.id) ?? [],
    }))
  },
  displayName: 'label',
  order: sql.ref('r.id'),
  unique: { entity_name: ['name', 'Ya existe una entidad con esa clave. Elige otra.'] },
  columns: ({ values = [], pattern, system_kind, ...input }) => ({
    ...toColumns(input),
    entity_values: json(storedValues(values, input.match_case ?? false)),
    pattern: input.type === 'regex' ? (pattern ?? null) : null,
    system_kind: input.type === 'system' ? (system_kind ?? null) : null,
  }),
  // Stored without synonyms that equal others, and without the names that values had.
  current: ({ match_case, values: known }, { values }) => ({
    ...(values && hasValues({ values: known }, { values: storedValues(values, match_case) }) && { values }),
  }),
  check: (_, input) => {
    const wrong = entityProblem(input)
    if (wrong) throw invalidProblem(wrong.field, wrong.text)
  },
  after: (scope, { after }) => hideEarlier(scope.botId, after),
  saveRelated: async (scope, id, { values }, before) => {
    if (before && values) await updateAnnotationValues(scope, id, replacements(before.values, values))
  },
})

/** Returns all entities of the bot in order of creation. */
export const allEntities = (scope: Scope): Promise<Entity[]> => entities.all(scope)

/**
 * Deletes an entity.
 * @param unmarking removes its annotations from the examples; otherwise an entity that examples use is not deleted
 * (409)
 */
export function deleteEntity(scope: Scope, id: number, unmarking: boolean): Promise<void> {
  return entities.remove(scope, id, async ({ label, examples_count: count }: Entity) => {
    if (count > 0 && !unmarking) {
      const used = count === 1 ? 'un ejemplo la marca' : `${count} ejemplos la marcan`
      throw problem(409, 'in_use', `No podemos eliminar la entidad «${label}»: ${used}. Quita antes esas marcas.`)
    }
    const [first, ...others] = await responsesNeeding(scope, id)
    if (first !== undefined) {
      const more = others.length > 0 ? ` y en ${others.length} más` : ''
      throw problem(
        409,
        'in_use',
        `«${label}» se usa en la respuesta «${first}»${more}. Quítala de ahí y luego elimínala.`,
      )
    }
    await removeAnnotations(scope, id)
    return undefined
  })
}

/** Returns the first validation error of an entity and its field; undefined if it is valid. */
export function entityProblem(input: EntityInput): { field: string; text: string } | undefined {
  const { type, values = [], match_case = false, pattern, system_kind } = input
  if (type === 'regex' && !pattern) return { field: 'pattern', text: 'Escribe el patrón.' }
  if (type === 'system' && !system_kind) return { field: 'system_kind', text: 'Elige qué reconoce.' }
  const refused = pattern ? patternRefusal(pattern) : undefined
  if (refused) return { field: 'pattern', text: refused }
  const collision = collisionOf(values, match_case)
  return collision ? { field: 'values', text: collision } : undefined
}
