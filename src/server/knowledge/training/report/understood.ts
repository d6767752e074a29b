import type { KnownExample, KnownIntent } from '../../models/knowledge.ts'
import type { Ranked } from '../../nlu/types.ts'

/** An example with what models that did not see it took it for. */
export interface Understood {
  example: KnownExample
  best: Ranked | undefined
}

/** The intents by id, as a report names them. */
export function named(intents: readonly KnownIntent[]): (id: number) => KnownIntent {
  const byId = new Map(intents.map(({ id, name }) => [id, { id, name }]))
  return (id) => byId.get(id) ?? { id, name: `Intención ${id}` }
}
