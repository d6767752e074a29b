import { fold } from '../../../../contract/phrase.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Entity } from '../../entities/queries.ts'
import { allEntities } from '../../entities/rules.ts'
import type { ExampleMark } from '../write.ts'
import type { NamedMark } from './parsed.ts'

/** An existing example of the bot, for comparison with an import. */
export interface PresentExample {
  id: number
  intent_id: number
  text: string
  folded: string
  entities: readonly ExampleMark[]
  split: string
  state: string
}

/** The bot's content before an import, indexed by the names that files use. */
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

/** Reads the bot's content. */
export async function contentOf(scope: Scope): Promise<Content> {
  const known = await namesOf(scope)
  const examples = new Map<string, PresentExample>()
  for await (const example of examplesOf(scope)) examples.set(example.folded, example)
  return {
    ...known,
    examples,
    names: new Map([...known.intents.values()].map(({ id, name }) => [id, name])),
    keys: new Map([...known.entities.values()].map(({ id, name }) => [id, name])),
  }
}

/** Reads the bot's intents and entities by the names that files use. */
export async function namesOf(scope: Scope): Promise<Pick<Content, 'intents' | 'entities'>> {
  const [intents, entities] = await Promise.all([
    db()
      .selectFrom('intent')
      .select(['id', 'name'])
      .where('bot_id', '=', scope.botId)
      .where('deleted_at', 'is', null)
      .execute(),
    allEntities(scope),
  ])
  return {
    intents: new Map(intents.map((intent) => [fold(intent.name), intent])),
    entities: new Map(entities.map((entity) => [entity.name, entity])),
  }
}

/** Rows per query: larger results would block the event loop. */
const PAGE = 2_000

async function* examplesOf({ botId }: Scope): AsyncGenerator<PresentExample> {
  for (let last = 0, more = true; more; ) {
    const page = await db()
      .selectFrom('example')
      .select(['id', 'intent_id', 'text', 'folded', 'entities', 'split', 'state'])
      .where('bot_id', '=', botId)
      .where('deleted_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield* page
    more = page.length === PAGE
    last = page.at(-1)?.id ?? last
  }
}

/** Converts stored annotations to those of files; annotations of deleted entities are left out. */
export function namedMarks(marks: readonly ExampleMark[], keys: ReadonlyMap<number, string>): NamedMark[] {
  return marks.flatMap(({ start, end, value, entity_id, canonical_value }) => {
    const entity = keys.get(entity_id)
    return entity === undefined
      ? []
      : [{ start, end, value, entity, ...(canonical_value && { canonical: canonical_value }) }]
  })
}
