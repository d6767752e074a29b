import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { describeResource } from '../support/resource.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

describeResource('report', {
  app: () => t,
  role: 2,
  arrange: ({ bot }) => t.area(bot, 'Ventas'),
  body: (n, area) => ({
    ...{ name: `Informe ${n}`, enabled: n % 2 === 0, page: n % 2 === 0 ? 'messages' : 'intents' },
    ...{ period: n % 2 === 0 ? 'weekly' : 'monthly', format: n % 2 === 0 ? 'pdf' : 'csv' },
    ...{ emails: [`ana${n}@example.com`], channel: 'whatsapp', area_id: area },
  }),
  change: (n) => ({ name: `El otro ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe un informe con ese nombre. Elige otro.' },
})
