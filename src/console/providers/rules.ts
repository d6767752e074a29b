import type { BrowserCall } from '../../contract/operation.ts'
import type { Rules } from '../../contract/validation.ts'

type Module = Record<string, Rules<unknown> | undefined>

const modules = import.meta.glob<Module>('../../../generated/validators/*.js')

/** The rules of an operation's body, compiled ahead of time; undefined when it has none. Loaded by tag. */
export async function bodyRules(operation: Pick<BrowserCall, 'id' | 'tag'>): Promise<Rules<unknown> | undefined> {
  const module = await modules[`../../../generated/validators/${operation.tag}.js`]?.()
  return module?.[`${operation.id}Body`]
}
