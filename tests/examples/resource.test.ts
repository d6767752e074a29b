import { twoIntents } from '../responses/fixtures.ts'
import { describeResource } from '../support/resource.ts'

describeResource('example', {
  arrange: twoIntents,
  body: (n, [one, two]) => ({
    ...{ text: `¿Hay pan? ${n}`, intent_id: n % 2 === 0 ? one : two },
    ...{ split: n % 2 === 0 ? 'train' : 'test', state: n % 3 === 0 ? 'active' : 'pending_review' },
  }),
  change: (n) => ({ text: `¿Cuándo abren? ${n}` }),
  named: 'text',
  unique: { field: 'text' },
})
