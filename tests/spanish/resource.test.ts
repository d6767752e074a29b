import { describeResource } from '../support/resource.ts'

describeResource('synonymGroup', {
  body: (n) => ({ words: [`palabra ${n}`, `otra ${n}`], theme: n % 2 === 0 ? 'food' : 'home', enabled: n % 2 === 0 }),
  change: (n) => ({ words: [`cambiada ${n}`, `distinta ${n}`] }),
  named: ({ words }) => words.join(', '),
})
