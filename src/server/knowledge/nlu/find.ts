import { TIMEZONE } from '../../../contract/zone.ts'
import { ListMatcher } from './lists.ts'
import { matchPattern, searchedBy } from './patterns.ts'
import { withoutOverlaps } from './system/hit.ts'
import { systemRules } from './system/index.ts'
import { tokenize } from './tokens.ts'
import type { EntityDefinition, FoundEntity } from './types.ts'

/** Finds entities that need no training: list values, patterns and system entities. */
export class Finder {
  private readonly entities: readonly EntityDefinition[]
  private readonly lists: ListMatcher
  private searched: number | undefined

  constructor(entities: readonly EntityDefinition[]) {
    // Of two entities with the same value, the more specific one counts: a document is also a number.
    this.entities = entities.toSorted((a, b) => Number(a.system === 'number') - Number(b.system === 'number'))
    this.lists = new ListMatcher(entities)
  }

  /** Whether there are no entities to find. */
  get isEmpty(): boolean {
    return this.entities.length === 0
  }

  /** Returns the values written exactly as declared. Of two overlapping ones, the longer is kept. */
  exact(text: string, now: Date = new Date(0)): FoundEntity[] {
    return this.isEmpty ? [] : withoutOverlaps(this.all(text, now, TIMEZONE, true))
  }

  /** Returns all matches, which may overlap. */
  all(text: string, now: Date, timeZone: string = TIMEZONE, exact = false): FoundEntity[] {
    if (this.isEmpty) return []
    const found = this.lists.find(text, tokenize(text), exact)
    const question = { text, now, timeZone }
    this.searched ??= searchedBy(
      this.entities.flatMap(({ type, pattern, matchCase }) =>
        type === 'regex' && pattern ? [{ pattern, matchCase }] : [],
      ),
    )
    for (const { name, type, pattern, system, matchCase } of this.entities) {
      if (type === 'regex' && pattern)
        for (const match of matchPattern(pattern, text, matchCase, this.searched))
          found.push({ entity: name, ...match, value: match.text, source: 'pattern', confidence: 1 })
      if (type === 'system' && system)
        for (const { start, end, value } of systemRules[system]?.(question) ?? [])
          found.push({ entity: name, start, end, text: text.slice(start, end), value, source: 'system', confidence: 1 })
    }
    return found
  }
}

/**
 * Returns the entities of a text that need no trained model. Of overlapping ones, the longer is kept; on a tie, the one
 * with the higher confidence, then the one whose entity comes first.
 * @param now reference time for relative dates such as "mañana"
 */
export function findEntities(
  text: string,
  entities: readonly EntityDefinition[],
  now: Date = new Date(),
  timeZone: string = TIMEZONE,
): readonly FoundEntity[] {
  return withoutOverlaps(new Finder(entities).all(text, now, timeZone).sort((a, b) => b.confidence - a.confidence))
}
