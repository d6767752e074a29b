// Products are narrowed by numbers and amounts, however their units are written and whatever their currency is.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { goShopping, type Shopping } from './shopping.ts'

let app: TestApp
let shop: Shopping
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  shop = await goShopping(app)
})
afterAll(() => app.stop())

/** Stores awnings that differ by a characteristic, which is asked for. */
async function storeAwnings(
  characteristic: { type: 'number' | 'money'; unit?: string },
  awnings: readonly (readonly [name: string, value: number, currency?: string])[],
): Promise<void> {
  const id = await shop.store('characteristics', {
    ...{ key: 'dato', label: 'Dato', question: '¿De cuánto?', variant_axis: false, filterable: true },
    ...{ ...characteristic, show_to_customer: true },
  })
  for (const [name, dato, currency = 'ARS'] of awnings)
    await shop.store('inventory', {
      ...{ name: `Toldo plegable ${name}`, price_cents: 100_000, currency, attributes: { dato } },
    })
  await shop.set({ max_items: 1, ask_before_listing: [id] })
}
const BY_SIZE = [
  ['rojo', 2],
  ['azul', 12],
  ['verde', 20],
] as const

test.each([
  ['m2', '12 m2'],
  ['m2', '12m2'],
  ['m2', '12'],
  ['m2', 'el de 12 metros cuadrados'],
  ['m2', 'de doce'],
  ['cm3', '12 cm3'],
  ['mm', '12 mm'],
])('narrows by a number in %s that is answered with "%s"', async (unit, answer) => {
  await storeAwnings({ type: 'number', unit }, BY_SIZE)
  const [asked] = await shop.say('tenes toldo plegable?')
  expect(asked).toMatchObject({
    text: '¿De cuánto?',
    buttons: [`2 ${unit}`, `12 ${unit}`, `20 ${unit}`, 'Me da igual'],
  })
  const found = await shop.ask(answer)
  expect(found).toContain('Toldo plegable azul')
  expect(found).not.toMatch(/rojo|verde/)
})

test('a number that is a value is not the place of another one, and one that none has is none of them', async () => {
  await storeAwnings({ type: 'number', unit: 'm2' }, [...BY_SIZE, ['gris', 20]])
  await shop.ask('tenes toldo plegable?')
  expect(await shop.ask('2')).toContain('Toldo plegable rojo')
  await shop.another()
  await shop.ask('tenes toldo plegable?')
  expect(await shop.ask('3 m2')).not.toMatch(/^Toldo plegable verde/m)
  await shop.another()
  await shop.ask('tenes toldo plegable?')
  expect(await shop.ask('el primero')).toContain('Toldo plegable rojo')
})

test('a value below zero is not the same one above', async () => {
  await storeAwnings({ type: 'number', unit: '°C' }, [
    ['rojo', -5],
    ['azul', 5],
    ['verde', 0.125],
  ])
  const [asked] = await shop.say('tenes toldo plegable?')
  expect(asked?.buttons).toEqual(['-5 °C', '0,13 °C', '5 °C', 'Me da igual'])
  expect(await shop.ask('5 °C')).toContain('Toldo plegable azul')
  await shop.another()
  await shop.ask('tenes toldo plegable?')
  expect(await shop.ask('-5 °C')).toContain('Toldo plegable rojo')
  await shop.another()
  await shop.ask('tenes toldo plegable?')
  expect(await shop.ask('0,13 °C')).toContain('Toldo plegable verde')
})

test('values that were offered before they were noted as they are stored do not exclude everything', async () => {
  await storeAwnings({ type: 'number', unit: 'm2' }, BY_SIZE)
  await shop.ask('tenes toldo plegable?')
  await shop.earlier((state) => state.replaceAll(/,"(?:stored|number)":\d+|"(?:stored|number)":\d+,/g, ''))
  expect(await shop.ask('12 m2')).toContain('Toldo plegable')
})

const BY_COST = [
  ['rojo', 150_000],
  ['azul', 20_000_050],
] as const

test.each([
  ['ARS', '$ 1.500', '$ 200.000,50', '200.000,50'],
  ['USD', 'US$ 1.500', 'US$ 200.000,50', 'US$ 200.000,50'],
])('offers and shows an amount in the currency of the products: %s', async (currency, first, second, answer) => {
  await storeAwnings(
    { type: 'money' },
    BY_COST.map(([name, cents]) => [name, cents, currency] as const),
  )
  const [asked] = await shop.say('tenes toldo plegable?')
  expect(asked?.buttons).toEqual([first, second, 'Me da igual'])
  const found = await shop.ask(answer)
  expect(found).toContain('Toldo plegable azul')
  expect(found).toContain(`Dato: ${second}`)
  await shop.another()
  await shop.ask('tenes toldo plegable?')
  expect(await shop.ask(first)).toContain('Toldo plegable rojo')
})

test('amounts of two currencies are not compared', async () => {
  await storeAwnings({ type: 'money' }, [
    ['rojo', 150_000],
    ['azul', 150_000, 'USD'],
    ['verde', 160_000],
  ])
  expect(await shop.ask('tenes toldo plegable?')).not.toContain('¿De cuánto?')
})
