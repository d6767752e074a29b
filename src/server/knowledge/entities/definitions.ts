import type { EntityDefinition } from '../nlu/types.ts'
import type { Entity } from './queries.ts'

/** Converts an entity to the format of the NLU engine. */
export function definitionOf(entity: Entity): EntityDefinition {
  const { name, type, values, pattern, system_kind, fuzzy, match_case } = entity
  return {
    ...{ name, type, fuzzy, matchCase: match_case },
    ...(values.length > 0 && { values }),
    ...(pattern && { pattern }),
    ...(system_kind && { system: system_kind }),
  }
}
