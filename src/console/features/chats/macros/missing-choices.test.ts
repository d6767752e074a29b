import { expect, it } from 'vitest'
import { missingChoices } from './missing-choices.ts'

it('everything that the actions still need is found at once', () => {
  const found = missingChoices([
    { type: 'reply', text: ' ' },
    { type: 'label_add' },
    { type: 'assign', to: 'person' },
    { type: 'assign', to: 'me' },
    { type: 'resolve' },
  ])
  expect(found.map(({ path }) => path)).toEqual(['actions.0.text', 'actions.1.label_id', 'actions.2.user_id'])
})
