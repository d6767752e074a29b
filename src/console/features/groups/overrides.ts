import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyControl } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'

const Rule = lazyControl(async () => (await import('./RuleControl.tsx')).RuleControl)

/** /contacts/groups: the rule of a group, with the contacts that match while it is edited. */
export const groups: ScreenOverride<ScreenKeys['/contacts/groups']> = { inputs: { rule: Rule } }
