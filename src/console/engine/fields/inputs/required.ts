import type { Input } from '../../../../contract/screen.ts'

/**
 * Returns whether the user must enter something. A required list may be empty unless it has a minimum number of items.
 */
export function isMandatory({ type, required, minItems = 0 }: Pick<Input, 'type' | 'required' | 'minItems'>): boolean {
  const several = type === 'list' || type.endsWith('-list')
  return required && (!several || minItems > 0)
}
