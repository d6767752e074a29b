import { operations } from '../../../../generated/operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Rules } from '../../../contract/validation.ts'
import { formParts, parametersOfType } from './description.ts'
import type { InputRules } from './input.ts'

/** Loads the compiled validation rules of every operation's inputs. */
export async function loadRules(): Promise<Map<string, InputRules>> {
  const all = Object.values<Operation>(operations)
  const modules = new Map<string, Record<string, Rules<unknown>>>()
  // An operation that is not built answers 501 before it reads anything.
  const built = all.filter((operation) => operation.notBuilt === undefined)
  for (const tag of new Set(built.map((operation) => operation.tag)))
    modules.set(tag, await import(`../../../../generated/validators/${tag}.js`))
  return new Map(
    all.map((operation) => {
      const rules = modules.get(operation.tag) ?? {}
      return [
        operation.id,
        {
          body: rules[`${operation.id}Body`],
          query: rules[`${operation.id}Query`],
          params: rules[`${operation.id}Params`],
          integers: parametersOfType(operation, 'integer'),
          booleans: parametersOfType(operation, 'boolean'),
          parts: formParts(operation),
        },
      ]
    }),
  )
}
