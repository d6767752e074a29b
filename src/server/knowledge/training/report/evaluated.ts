import type { KnownExample, KnownIntent } from '../../models/knowledge.ts'
import type { Ranked } from '../../nlu/types.ts'

/** An example with the prediction of a cross-validation model that was not trained with it. */
export interface Evaluated {
  example: KnownExample
  best: Ranked | undefined
}

/** Returns a lookup of intents by ID, for reports. */
export function intentLookup(intents: readonly KnownIntent[]): (id: number) => KnownIntent {
  const byId = new Map(intents.map(({ id, name }) => [id, { id, name }]))
  return (id) => byId.get(id) ?? { id, name: `Intención ${id}` }
}
