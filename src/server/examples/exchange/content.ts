import { fold } from '../../../contract/phrase.ts'
import { allEntities, type Entity } from '../../entities/queries.ts'
import type { Scope } from '../../http/scope.ts'
import { db } from '../../store/db.ts'
import type { ExampleMark } from '../write.ts'
import type { NamedMark } from './parsed.ts'

/** An example that the bot has, as a plan compares it. */
export interface PresentExample {
  id: number
  intent_id: number
  text: string
  folded: string
  entities: readonly ExampleMark[]
  split: string
  state: string
}

/** What a bot has before an import, found by what a file calls it. */
export interface Content {
  /** by folded name */
  intents: Map<string, { id: number; name: string }>
  names: Map<number, string>
  /** by folded text */
  examples: Map<string, PresentExample>
  /** by key */
  entities: Map<string, Entity>
  keys: Map<number, string>
}

/** Reads what a bot has. */
export async function contentOf(scope: Scope): Promise<Content> {
  const { botId } = scope
  const [intents, examples, entities] = await Promise.all([
    db()
      .selectFrom('intent')
      .select(['id', 'name'])
      .where('bot_id', '=', botId)
      .where('deleted_at', 'is', null)
      .execute(),
    db()
      .selectFrom('example')
      .select(['id', 'intent_id', 'text', 'folded', 'entities', 'split', 'state'])
      .where('bot_id', '=', botId)
      .where('deleted_at', 'is', null)
      .execute(),
    allEntities(scope),
  ])
  return {
    intents: new Map(intents.map((intent) => [fold(intent.name), intent])),
    names: new Map(intents.map(({ id, name }) => [id, name])),
    examples: new Map(examples.map((example) => [example.folded, example as PresentExample])),
    entities: new Map(entities.map((entity) => [entity.name, entity])),
    keys: new Map(entities.map(({ id, name }) => [id, name])),
  }
}

/** Stored marks as files have them; those of an entity that is gone are left out. */
export function namedMarks(marks: readonly ExampleMark[], keys: ReadonlyMap<number, string>): NamedMark[] {
  return marks.flatMap(({ start, end, value, entity_id, canonical_value }) => {
    const entity = keys.get(entity_id)
    return entity === undefined
      ? []
      : [{ start, end, value, entity, ...(canonical_value && { canonical: canonical_value }) }]
  })
}
