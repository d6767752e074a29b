import type { components } from '../../../../generated/api.d.ts'
import { chatRuleKindOf } from '../../../contract/chat-rules.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { fieldsOf } from '../contacts/fields.ts'
import { ruleStepsOf } from './actions.ts'
import { Named } from './named.ts'

type Schemas = components['schemas']

interface Saved {
  conditions: readonly Schemas['ChatRuleCondition'][]
  actions: readonly Schemas['ChatRuleAction'][]
}

/** Returns what rules name that no longer exists, in words, for each rule. */
export async function problemsOf(scope: Scope, rules: readonly Saved[]): Promise<string[][]> {
  if (rules.length === 0) return []
  const all = rules.flatMap(({ conditions }) => conditions)
  const fields = all.some(({ field }) => field === 'custom') ? await fieldsOf(scope) : []
  const named = await Named.of(scope, all)
  const steps = await ruleStepsOf(
    scope,
    rules.map(({ actions }) => actions),
  )
  return rules.map(({ conditions }, at) => [
    ...conditions.flatMap((condition, place) => {
      const problem = chatRuleKindOf(condition, fields)
        ? named.missing(condition)
        : 'Ese dato propio ya no existe. Elige otro.'
      return problem ? [`Condición ${place + 1}: ${problem}`] : []
    }),
    ...(steps[at] ?? []).flatMap(({ problem }, place) => (problem ? [`Acción ${place + 1}: ${problem}`] : [])),
  ])
}
