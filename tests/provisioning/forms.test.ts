import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyContent } from '../../src/server/provisioning/content/apply.ts'
import { exportContent } from '../../src/server/provisioning/content/export.ts'
import { readContent } from '../../src/server/provisioning/content/read.ts'
import { writeContent } from '../../src/server/provisioning/content/write.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { running, scopeOf } from './fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.user()
})
afterAll(() => app.stop())

const BOT = 'format: 1\nareas:\n  - name: Ventas\n'

const FORMS = `
- kind: product
  name: Catálogo
  sort_mode: price_asc
  characteristics:
    - { key: color, label: Color, type: select, options: [{ id: rojo, value: Rojo }, { id: azul, value: Azul }] }
  settings: { display: list, max_items: 3, ask_before_listing: [Catálogo / color], area: Ventas }
- kind: branch
  name: Sucursales
  branches:
    - name: Centro
      address: { street: San Martín, number: '450', city: Rosario, province: Santa Fe, country: AR }
      hours: { timezone: America/Argentina/Buenos_Aires, always_open: true, week: [], exceptions: [] }
      area: Ventas
  settings: { selection: nearest, fallback_branch: Sucursales / Centro }
- kind: survey
  name: Opinión
  questions:
    - { id: nota, text: ¿Cómo te fue?, kind: csat }
  settings: { thanks: '', trigger: end_of_chat, trigger_areas: [Ventas] }
- kind: contact
  name: Datos
  enabled: false
`
const PRODUCTS = `
- form: Catálogo
  sku: M-1
  name: Mate
  price_cents: 150000
  stock: 4
  attributes: { color: rojo }
  branch_stock: [{ branch: Sucursales / Centro, stock: 4 }]
  pinned: 1
- { form: Catálogo, sku: T-1, name: Termo, price_cents: 900000 }
`
const RULES = `${BOT}rules:
  - name: Pedir opinión
    event: resolved
    conditions: []
    actions: [{ type: form, form: Opinión }]
`

const files = (more: Record<string, string>) => new Map(Object.entries({ 'bot.yaml': BOT, ...more }))
const apply = async (bot: number, more: Record<string, string>) =>
  running(app, () => applyContent(scopeOf(bot), readContent(files(more))))
const faultsOf = async (more: Record<string, string>): Promise<string> => {
  const bot = await app.bot()
  return apply(bot, more).then(
    () => '',
    (error: Error) => error.message,
  )
}

test('forms are created with all that they have, and what names them leads to them', async () => {
  const bot = await app.bot()
  const keywords = '- { keywords: [comprar], answer: Dale., buttons: [{ title: Ver, type: form, target: Catálogo }] }\n'
  await apply(bot, { 'bot.yaml': RULES, 'forms.yaml': FORMS, 'products.yaml': PRODUCTS, 'keywords.yaml': keywords })
  const forms = await app.db.selectFrom('form').selectAll().where('bot_id', '=', bot).orderBy('id').execute()
  expect(forms.map(({ kind, name, enabled }) => [kind, name, enabled])).toEqual([
    ['product', 'Catálogo', true],
    ['branch', 'Sucursales', true],
    ['survey', 'Opinión', true],
    ['contact', 'Datos', false],
  ])
  const [catalogue, branches, survey] = forms
  const products = await app.db
    .selectFrom('product')
    .selectAll()
    .where('bot_id', '=', bot)
    .orderBy('position')
    .execute()
  const branch = await app.db.selectFrom('branch').selectAll().where('bot_id', '=', bot).executeTakeFirstOrThrow()
  expect(products.map(({ name, form_id }) => [name, form_id])).toEqual([
    ['Mate', catalogue?.id],
    ['Termo', catalogue?.id],
  ])
  expect(products[0]?.branch_stock).toEqual([{ branch_id: branch.id, stock: 4 }])
  expect(catalogue?.settings).toMatchObject({
    max_items: 3,
    order: { sort_mode: 'price_asc', pinned: [products[0]?.id] },
  })
  expect(branches?.settings).toMatchObject({ fallback_branch_id: branch.id })
  const [area] = await app.db.selectFrom('area').select('id').where('bot_id', '=', bot).execute()
  expect(survey?.settings).toMatchObject({ thanks: '', trigger: 'end_of_chat', trigger_area_ids: [area?.id] })
  const quick = await app.db
    .selectFrom('quick_response')
    .selectAll()
    .where('bot_id', '=', bot)
    .executeTakeFirstOrThrow()
  expect(quick.buttons).toMatchObject([{ type: 'form', target: String(catalogue?.id) }])
  const rule = await app.db.selectFrom('chat_rule').selectAll().where('bot_id', '=', bot).executeTakeFirstOrThrow()
  expect(rule.actions).toMatchObject([{ type: 'form', form_id: survey?.id }])
  // Products are found as soon as the chatbot is there.
  const terms = await app.db.selectFrom('product_term').select('product_id').where('bot_id', '=', bot).execute()
  expect(new Set(terms.map(({ product_id }) => product_id)).size).toBe(2)

  const copy = await app.bot({ name: 'Copia' })
  await app.db.updateTable('bot').set({ name: 'Copia' }).where('id', '=', bot).execute()
  const written = await running(app, async () => writeContent((await exportContent(scopeOf(bot))).content))
  await running(app, () => applyContent(scopeOf(copy), readContent(written)))
  expect(await running(app, async () => writeContent((await exportContent(scopeOf(copy))).content))).toEqual(written)
})

test.each([
  [
    'a characteristic',
    { 'forms.yaml': FORMS.replace('type: select', 'type: nada') },
    /^Formulario «Catálogo», característica «color», tipo: .*\(forms.yaml\)$/,
  ],
  [
    'a branch',
    { 'forms.yaml': FORMS.replace('city: Rosario, ', '') },
    /^Formulario «Sucursales», sucursal «Centro», domicilio, localidad: /m,
  ],
  [
    'a question',
    { 'forms.yaml': FORMS.replace('kind: csat', 'kind: nada') },
    /^Formulario «Opinión», preguntas, pregunta 1, tipo: /,
  ],
  [
    'a product',
    { 'forms.yaml': FORMS, 'products.yaml': PRODUCTS.replace('900000', 'caro') },
    /^Producto «T-1», precio: .*\(products.yaml\)$/,
  ],
  [
    'a product of no form',
    { 'products.yaml': '- { form: Otro, name: Mate }\n' },
    /El formulario «Otro» no existe\. Agrégalo/,
  ],
  [
    'a repeated code',
    { 'forms.yaml': FORMS, 'products.yaml': PRODUCTS.replace('T-1', 'm-1') },
    /^Producto «m-1»: Está repetido/,
  ],
  [
    'a button to no form',
    { 'keywords.yaml': '- { keywords: [a], answer: Sí., buttons: [{ title: Ver, type: form, target: Nada }] }\n' },
    /El formulario «Nada» no existe/,
  ],
] as const)('the place of %s that cannot be used is told', async (_, given, text) => {
  expect(await faultsOf(given)).toMatch(text)
})
