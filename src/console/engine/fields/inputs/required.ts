import type { Input } from '../../../../contract/screen.ts'

/**
 * Whether a person has to put something in. A list that has to be sent may well be sent empty: only one with a least
 * number of items has to be filled.
 */
export function mustBeFilled({ type, required, minItems = 0 }: Pick<Input, 'type' | 'required' | 'minItems'>): boolean {
  const several = type === 'list' || type.endsWith('-list')
  return required && (!several || minItems > 0)
}
