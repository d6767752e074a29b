import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { duplicateOf, similarExamples } from './queries.ts'
import { textColumns } from './write.ts'

type Input = components['schemas']['ExampleCheckInput']

/** Returns the example with the same folded text, and nearly identical examples of other intents. */
export async function checkExample(
  scope: Scope,
  { text, intent_id: intentId = 0, id: exceptId = 0 }: Input,
): Promise<components['schemas']['ExampleCheck']> {
  const columns = textColumns(text)
  const [duplicate = null, similar] = await Promise.all([
    duplicateOf(scope, columns.folded, exceptId),
    similarExamples(scope, columns, { intentId, exceptId }),
  ])
  return { duplicate, similar }
}
