import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { describeResource } from '../support/resource.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
const app = () => t

describeResource('label', {
  app,
  body: (n) => ({
    ...{ title: `Etiqueta ${n}`, color: '#1b6ac9', description: 'Compra de a muchos', group: 'Clase' },
    ...{ scope: 'chat', archived: true },
  }),
  change: (n) => ({ title: `Urgente ${n}`, color: '#123456' }),
  named: 'title',
  unique: { field: 'title', text: 'Ya existe una etiqueta con ese nombre. Elige otro.' },
})

describeResource('quickReply', {
  app,
  role: 2,
  arrange: ({ bot }) => t.area(bot, 'Ventas'),
  body: (n, area) => ({
    ...{ shortcut: `atajo${n}`, title: `Saludo ${n}`, text: 'Sale {monto}.', visibility: 'area', area_ids: [area] },
    ...{ folder: 'Ventas', channels: ['whatsapp'], prompts: [{ key: 'monto', label: 'Monto', required: true }] },
  }),
  change: (n) => ({ title: `El saludo ${n}` }),
  named: 'title',
  unique: { field: 'shortcut', text: 'Ya existe una respuesta rápida con ese atajo. Elige otro.' },
})

describeResource('macro', {
  app,
  role: 2,
  arrange: ({ bot }) => t.area(bot, 'Ventas'),
  body: (n, area) => ({
    ...{ name: `Cierre ${n}`, visibility: 'area', area_ids: [area] },
    actions: [{ type: 'comment', text: 'Cerrada.' }, { type: 'area', area_id: area }, { type: 'resolve' }],
  }),
  change: (n) => ({ name: `El cierre ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe una macro con ese nombre. Elige otro.' },
})

describeResource('chatView', {
  app,
  owned: true,
  body: (n) => ({ name: `Vista ${n}`, filter: { page_number: 1 }, shared: true }),
  change: (n) => ({ name: `Las mías ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe una vista con ese nombre. Elige otro.' },
})
