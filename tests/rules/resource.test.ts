import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { describeResource } from '../support/resource.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

describeResource('chatRule', {
  app: () => t,
  role: 2,
  arrange: ({ bot }) => t.area(bot, 'Ventas'),
  body: (n, area) => ({
    ...{ name: `Regla ${n}`, enabled: n % 2 === 0, event: n % 2 === 0 ? 'unanswered' : 'resolved' },
    ...{ minutes: n % 2 === 0 ? 30 : null, match: 'any', stop: true },
    conditions: [{ field: 'area', key: null, operator: 'eq', value: area }],
    actions: [{ type: 'area', area_id: area }],
  }),
  change: (n) => ({ name: `La otra ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe una regla con ese nombre. Elige otro.' },
})
