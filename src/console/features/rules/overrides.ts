import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyCell, lazyControl, lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'

/** /settings/rules: the order and the switch of each rule; its conditions, its actions and their trial in the dialog. */
export const rules: ScreenOverride<ScreenKeys['/settings/rules']> = {
  columns: {
    position: lazyCell(async () => (await import('./cells.tsx')).PlaceCell),
    enabled: lazyCell(async () => (await import('./cells.tsx')).SwitchCell),
  },
  inputs: {
    conditions: lazyControl(async () => (await import('./RuleConditions.tsx')).RuleConditions),
    actions: lazyControl(async () => (await import('./RuleActions.tsx')).RuleActions),
  },
  below: { stop: lazyPart(async () => (await import('./TryRule.tsx')).TryRule) },
}
