import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { describeResource } from '../support/resource.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

describeResource('figureAlert', {
  app: () => t,
  role: 2,
  arrange: ({ bot }) => t.area(bot, 'Ventas'),
  body: (n, area) => ({
    ...{ name: `Alerta ${n}`, enabled: n % 2 === 0, metric: n % 2 === 0 ? 'waiting' : 'first_response' },
    ...{ direction: n % 2 === 0 ? 'above' : 'below', threshold: 10 + n, span: n % 2 === 0 ? null : 'today' },
    ...{ minutes: 5, channel: 'whatsapp', area_id: area, user_ids: [] },
  }),
  change: (n) => ({ name: `La otra ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe una alerta con ese nombre. Elige otro.' },
})
