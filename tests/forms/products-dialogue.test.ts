// A customer of the webchat buys from the catalogue of a hardware shop, with the real search.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let editor: SignedIn
let form: number

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
  const user = await app.user()
  await app.member(on.botId, user, 2)
  editor = await app.as(user)
  form = (await editor.call('POST', `/forms/${on.botId}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
  await store('characteristics', {
    ...{ key: 'color', label: 'Color', type: 'select', question: '¿De qué color?', variant_axis: false },
    options: [
      { id: 'blanco', value: 'Blanco' },
      { id: 'verde', value: 'Verde' },
    ],
  })
  for (const product of products) await store('inventory', product)
})
afterAll(() => app.stop())

const paint = (name: string, color: string, price_cents: number, stock: number) => ({
  ...{ name, price_cents, stock, category: 'Pinturas', attributes: { color } },
})
const products = [
  paint('Látex interior blanco 20 litros', 'blanco', 8_500_000, 12),
  paint('Látex interior verde 4 litros', 'verde', 2_600_000, 2),
  { name: 'Caño PVC cloacal 110 mm x 4 m', price_cents: 1_230_000, stock: 40, category: 'Plomería', tax_rate: 10.5 },
  { name: 'Caño PVC cloacal 63 mm x 4 m', price_cents: 740_000, stock: 0, category: 'Plomería' },
]

async function store(part: string, body: object): Promise<number> {
  const made = await editor.call('POST', `/forms/products/${part}/${on.botId}/${form}`, { body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}

/** Returns a text with plain spaces in amounts. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Sends a message, lets the bot answer, and returns the texts of its new messages. */
async function ask(text: string): Promise<string[]> {
  app.clock.advance(1)
  const { id } = (await visitor.say(text)).body
  await on.answer()
  const { data } = (await visitor.call('GET', `/messages?after=${id}`)).body
  return data.map((said: { text: string }) => plain(said.text))
}

test('finds the product, says its price and stock as they are now, and gives the team the order as a draft', async () => {
  const [found] = await ask('hola, tenes cano pvc 110?')
  expect(found).toContain('**Caño PVC cloacal 110 mm x 4 m**\n$ 12.300 · Hay stock')
  // Nobody has to train the bot: the price is read for each message.
  await app.db.updateTable('product').set({ price_cents: 1_300_000 }).where('name', 'like', '%110%').execute()
  expect((await ask('cuánto sale?'))[0]).toContain('$ 13.000')
  await app.db
    .updateTable('form')
    .set({ settings: json({ allow_order: true }) })
    .where('id', '=', form)
    .execute()
  expect((await ask('quiero 3'))[0]).toContain('Anotado: 3 × Caño PVC cloacal 110 mm x 4 m.')
  expect((await ask('y latex verde'))[0]).toContain('Látex interior verde 4 litros')
  expect((await ask('agregame 5'))[0]).toContain('De ese solo quedan 2.')
  expect((await ask('ver pedido'))[0]).toContain('Total estimado: $ 91.000.')
  const said = await ask('confirmar pedido')
  expect(said.join('\n')).toContain('pedido al equipo.')
  const [draft] = (await editor.call('GET', `/budgets/${on.botId}`)).body
  expect(draft).toMatchObject({ status: 'draft', total_cents: 9_100_000 })
  expect(draft.items).toMatchObject([
    { description: 'Caño PVC cloacal 110 mm x 4 m', quantity: 3, unit_price_cents: 1_300_000, tax_rate: 10.5 },
    { description: 'Látex interior verde 4 litros', quantity: 2, unit_price_cents: 2_600_000, tax_rate: 21 },
  ])
  const { data } = (await editor.call('GET', `/chats/view/${on.botId}/${draft.chat_id}`)).body
  expect(plain(data.map(({ text }: { text: string }) => text).join('\n'))).toContain(
    `presupuesto ${draft.number}, $ 91.000`,
  )
})

test('a line of an order says what the lines of the team say', async () => {
  const options = ['S', 'M'].map((value) => ({ id: value.toLowerCase(), value }))
  await store('characteristics', { key: 'talle', label: 'Talle', type: 'select', variant_axis: true, options })
  await store('characteristics', { key: 'peso', label: 'Peso', type: 'number', unit: 'kg', use_in_quote: true })
  await store('inventory', {
    ...{ name: 'Chaleco reflectivo', price_cents: 900_000, sale_price_cents: 800_000, attributes: { peso: 2 } },
    variants: [{ options: { talle: 's' } }, { options: { talle: 'm' }, price_cents: 950_000 }],
  })
  await ask('tenes chaleco reflectivo?')
  for (const text of ['lo quiero', 'M', 'quiero chaleco reflectivo', 'lo quiero', 'S', 'pedir presupuesto'])
    await ask(text)
  const [draft] = (await editor.call('GET', `/budgets/${on.botId}`)).body
  const { products: offered } = (await editor.call('GET', `/budgets/products/${on.botId}?q=chaleco`)).body
  const shown = ({ description, unit_price_cents }: Record<string, unknown>) => ({ description, unit_price_cents })
  expect(draft.items.map(shown)).toEqual([
    { description: 'Chaleco reflectivo, Talle: M, Peso: 2 kg', unit_price_cents: 950_000 },
    { description: 'Chaleco reflectivo, Talle: S, Peso: 2 kg', unit_price_cents: 800_000 },
  ])
  expect(offered.map(shown)).toEqual(draft.items.map(shown).toReversed())
})

test('a price in another currency is left to the team, since the quotation has one of its own', async () => {
  await app.db.updateTable('product').set({ currency: 'USD' }).where('name', 'like', '%110%').execute()
  await ask('tenes cano pvc 110?')
  await ask('quiero 3')
  await ask('pedir presupuesto')
  const [draft] = (await editor.call('GET', `/budgets/${on.botId}`)).body
  expect(draft).toMatchObject({ currency: 'ARS', total_cents: 0, items: [{ quantity: 3, unit_price_cents: 0 }] })
})

test('an order that no quotation can total is told to the team, and of one product nobody gets beyond a limit', async () => {
  const stock = { stock: null, price_cents: 100_000_000_000 }
  await app.db.updateTable('product').set(stock).where('name', 'like', '%110%').execute()
  await ask('tenes cano pvc 110?')
  for (let times = 0; times < 10; times++) await ask('agregame 99999')
  expect((await ask('agregame 99999'))[0]).toContain('anoto hasta 1000000')
  expect((await ask('ver pedido'))[0]).toContain('• 1000000 × Caño PVC cloacal 110 mm x 4 m')
  expect((await ask('pedir presupuesto')).join('\n')).toContain('el equipo')
  expect((await editor.call('GET', `/budgets/${on.botId}`)).body).toEqual([])
  const { id } = await app.db.selectFrom('chat').select('id').where('bot_id', '=', on.botId).executeTakeFirstOrThrow()
  const { data } = (await editor.call('GET', `/chats/view/${on.botId}/${id}`)).body
  expect(data.map(({ text }: { text: string }) => text).join('\n')).toContain(
    'El cliente pidió: 1000000 × Caño PVC cloacal 110 mm x 4 m. El total es demasiado grande para un presupuesto. Revísalo con el cliente.',
  )
})

test('what a full draft has no room for is told to the customer and to the team', async () => {
  await ask('tenes cano pvc 110?')
  const { id: chatId } = await app.db
    .selectFrom('chat')
    .select('id')
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  const line = (place: number) => ({ description: `Renglón ${place}`, quantity: 1, unit_price_cents: 100 })
  const items = Array.from({ length: 99 }, (_, place) => line(place))
  const made = await editor.call('POST', `/quickbudget/${on.botId}/${chatId}`, { body: { items } })
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)
  await ask('quiero 2')
  await ask('y 1 latex verde')
  await ask('lo quiero')
  const said = (await ask('pedir presupuesto')).join('\n')
  expect(said).toContain('ya no entra: 1 × Látex interior verde 4 litros')
  const [draft] = (await editor.call('GET', `/budgets/${on.botId}`)).body
  expect(draft.items).toHaveLength(100)
  const { data } = (await editor.call('GET', `/chats/view/${on.botId}/${chatId}`)).body
  const told = data.map(({ text }: { text: string }) => text).join('\n')
  expect(told).toContain('Falta: 1 × Látex interior verde 4 litros.')
})

test('asks what the owner wants asked, and lists what is left', async () => {
  await app.db
    .updateTable('form')
    .set({ settings: json({ max_items: 1 }) })
    .where('id', '=', form)
    .execute()
  expect((await ask('busco latex interior'))[0]).toBe('¿De qué color?')
  const [found] = await ask('blanco')
  expect(found).toContain('Látex interior blanco 20 litros')
  expect(found).not.toContain('verde')
})

test('says that something is sold out, and takes nothing else for a product', async () => {
  expect((await ask('precio del caño 63'))[0]).toContain('$ 7.400 · Sin stock')
  expect((await ask('lo quiero'))[0]).toContain('no queda stock')
  for (const text of ['hola', 'gracias', 'a qué hora abren?', 'quiero hablar con una persona'])
    expect((await ask(text)).join('\n')).not.toContain('$')
})

test('a form that is off, and a product that is, are not offered', async () => {
  await app.db.updateTable('product').set({ enabled: false }).where('name', 'like', '%110%').execute()
  expect((await ask('tenes cano pvc 110?')).join('\n')).not.toContain('110 mm')
  await editor.call('PUT', `/forms/${on.botId}/${form}`, { body: { enabled: false } })
  expect((await ask('tenes latex blanco?')).join('\n')).not.toContain('Látex')
})

test('the test chat sells too, and stores nothing', async () => {
  const answer = await editor.call('POST', `/testbot/message/${on.botId}`, {
    body: { session: 'prueba-1', text: 'tenes cano pvc 110?' },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(plain(JSON.stringify(answer.body))).toContain('$ 12.300')
  expect(answer.body.rule).toBe('product')
})
