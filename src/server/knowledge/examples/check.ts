import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { duplicateOf, similarTo } from './queries.ts'
import { textColumns } from './write.ts'

type Input = components['schemas']['ExampleCheckInput']

/** What already says the same as a text that is being written: the same phrase, or nearly the same in other intents. */
export async function checkExample(
  scope: Scope,
  { text, intent_id: intentId = 0, id: exceptId = 0 }: Input,
): Promise<components['schemas']['ExampleCheck']> {
  const columns = textColumns(text)
  const [duplicate = null, similar] = await Promise.all([
    duplicateOf(scope, columns.folded, exceptId),
    similarTo(scope, columns, { intentId, exceptId }),
  ])
  return { duplicate, similar }
}
