import { expect, test } from 'vitest'
import { slotValue } from './values.ts'

test('an entity whose key every object has is missing until the customer gives it', () => {
  expect(slotValue({}, 'constructor')).toBeUndefined()
  expect(slotValue({ constructor: '12' }, 'constructor')).toBe('12')
})
