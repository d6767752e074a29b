import type { BrowserCall } from '../../contract/operation.ts'
import type { Rules } from '../../contract/validation.ts'

type Module = Record<string, Rules<unknown> | undefined>

const modules = import.meta.glob<Module>('../../../generated/validators/*.js')

/**
 * Returns the precompiled validation rules of an operation's body, loaded per tag, or undefined when there are none.
 */
export async function bodyRules(operation: Pick<BrowserCall, 'id' | 'tag'>): Promise<Rules<unknown> | undefined> {
  const module = await modules[`../../../generated/validators/${operation.tag}.js`]?.()
  return module?.[`${operation.id}Body`]
}
