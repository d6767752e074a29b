import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createExamplesFixture, type ExamplesFixture, mark } from './fixtures.ts'

let app: TestApp
let at: ExamplesFixture
let order: number
let hours: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  at = await createExamplesFixture(app)
  order = await at.intent('Hacer un pedido')
  hours = await at.intent('Horarios')
})

const TEXT = 'quiero dos docenas 🥐 de medialunas'
const post = (path: string, body: object) => at.editor.call('POST', path, { body })
const texts = (answer: { body: { text: string }[] }) => answer.body.map(({ text }) => text)

describe('examples', () => {
  test('an example with marks is stored unchanged apart from surrounding white space', async () => {
    const product = await at.entity('producto')
    const entities = [mark(TEXT, 'medialunas', product, 'medialuna')]
    const made = await at.example(order, `  ${TEXT} `, { entities })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ text: TEXT, intent_id: order, entities, split: 'train', source: 'manual' })
    expect((await at.editor.call('GET', `/examples/${at.bot}/${made.body.id}`)).body).toEqual(made.body)
  })

  test.each([
    ['a wrong position', [{ start: 0, end: 3, value: 'dos' }], 'El valor no se encuentra en el ejemplo.'],
    [
      'one of two at a wrong position',
      [
        { start: 7, end: 10, value: 'dos' },
        { start: 0, end: 3, value: 'de', entity: 1 },
      ],
      'Un valor no se encuentra en el ejemplo.',
    ],
    [
      'the same entity twice',
      [
        { start: 7, end: 10, value: 'dos' },
        { start: 11, end: 18, value: 'docenas' },
      ],
      'No se puede asignar a dos valores la misma entidad.',
    ],
    [
      'overlapping',
      [
        { start: 7, end: 18, value: 'dos docenas' },
        { start: 11, end: 18, value: 'docenas', entity: 1 },
      ],
      'Hay valores que se superponen en el ejemplo.',
    ],
  ])('marks with %s are refused with the message of the specification', async (_, marks, text) => {
    const ids = [await at.entity('cantidad'), await at.entity('medida')]
    const given = marks.map(
      ({ entity = 0, ...one }: { entity?: number; start: number; end: number; value: string }) => ({
        ...one,
        entity_id: ids[entity],
      }),
    )
    const refused = await at.example(order, TEXT, { entities: given })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ entities: [text] })
    expect((await at.example(order, TEXT, { entities: [mark(TEXT, 'dos', ids[0] as number)] })).status).toBe(201)
  })

  test('an example that differs only in case, accents and punctuation is refused, also in another intent', async () => {
    await at.example(order, '¿Qué tenés hoy?')
    const twice = await at.example(hours, 'que tenes hoy')
    expect(twice.status).toBe(409)
    expect(twice.body.fields).toEqual({ text: ['Ya es un ejemplo de la intención «Hacer un pedido». Escribe otro.'] })
    expect((await at.example(hours, 'que tenés mañana')).status).toBe(201)
  })

  test('the check returns the duplicate, and similar examples of other intents', async () => {
    const { id } = (await at.example(order, '¿A qué hora abren los sábados?')).body
    await at.example(hours, 'tienen estacionamiento')
    const check = (text: string, given: object = {}) => post(`/examples/check/${at.bot}`, { text, ...given })
    const twin = { id, text: '¿A qué hora abren los sábados?', intent_id: order, intent: 'Hacer un pedido' }
    expect((await check('a que hora abren los sabados')).body).toEqual({ duplicate: twin, similar: [] })
    expect((await check('hora abren sábados, por favor')).body).toEqual({ duplicate: null, similar: [twin] })
    expect((await check('hora abren sábados, por favor', { intent_id: order })).body.similar).toEqual([])
    expect((await check('a que hora abren los sabados', { id })).body.duplicate).toBeNull()
  })

  test('an update keeps the marks whose words are still in the text', async () => {
    const [product, amount] = [await at.entity('producto'), await at.entity('cantidad')]
    const entities = [mark(TEXT, 'dos', amount), mark(TEXT, 'medialunas', product)]
    const made = (await at.example(order, TEXT, { entities })).body
    const put = (body: object) => at.editor.call('PUT', `/examples/${at.bot}/${made.id}`, { body })
    const next = 'necesito 3 docenas de medialunas'
    const edited = await put({ text: next, intent_id: hours, version: made.version })
    expect(edited.body).toMatchObject({
      text: next,
      intent_id: hours,
      version: made.version + 1,
      entities: [mark(next, 'medialunas', product)],
    })
  })

  test('filters by entity, missing marks, split, conflict, text, intent and low confidence', async () => {
    const product = await at.entity('producto')
    await at.example(order, 'quiero una torta', { entities: [mark('quiero una torta', 'torta', product)] })
    await at.example(order, 'hacen envíos', { split: 'test' })
    await at.example(hours, 'una torta quiero')
    expect(texts(await at.list({ entity_id: product }))).toEqual(['quiero una torta'])
    expect(texts(await at.list({ untagged: true }))).toEqual(['hacen envíos', 'una torta quiero'])
    expect(texts(await at.list({ split: 'test' }))).toEqual(['hacen envíos'])
    expect(texts(await at.list({ conflict: true }))).toEqual(['quiero una torta', 'una torta quiero'])
    expect(texts(await at.list({ conflict: false }))).toEqual(['hacen envíos'])
    expect(texts(await at.list({ q: 'ENVIOS' }))).toEqual(['hacen envíos'])
    expect(texts(await at.list({ intent_id: hours }))).toEqual(['una torta quiero'])
    const [first] = (await at.list({ q: 'quiero una' })).body
    expect(first.conflict).toMatchObject({ text: 'una torta quiero', intent: 'Horarios' })
    await app.db
      .updateTable('example')
      .set({ last_prediction: json({ intent_id: hours, confidence: 0.9, entities: [], at: '2026-03-10T14:05:00Z' }) })
      .where('text', '=', 'hacen envíos')
      .where('bot_id', '=', at.bot)
      .execute()
    expect(texts(await at.list({ low_confidence: true }))).toEqual(['hacen envíos'])
  })

  test('several examples are moved, changed, deleted and restored in bulk', async () => {
    const ids = []
    for (const text of ['uno', 'dos', 'tres']) ids.push((await at.example(order, text)).body.id)
    expect((await post(`/examples/move/${at.bot}`, { ids: ids.slice(0, 2), intent_id: hours })).body).toEqual({
      count: 2,
    })
    expect((await post(`/examples/move/${at.bot}`, { ids, intent_id: hours })).body).toEqual({ count: 1 })
    expect((await post(`/examples/change/${at.bot}`, { ids, state: 'rejected' })).body).toEqual({ count: 3 })
    expect(texts(await at.list({ intent_id: hours, state: 'rejected' }))).toEqual(['uno', 'dos', 'tres'])
    expect((await post(`/examples/remove/${at.bot}`, { ids })).body).toEqual({ count: 3 })
    expect(texts(await at.list())).toEqual([])
    await at.example(order, 'Dos.')
    expect((await post(`/examples/restore/${at.bot}`, { ids })).body).toEqual({ count: 2 })
    expect(texts(await at.list())).toEqual(['uno', 'tres', 'Dos.'])
    const lines = await app.audit((row) => row.bot_id === at.bot && row.resource_label === '3 ejemplos')
    expect(lines.map(({ action }) => action)).toEqual(['update', 'delete'])
  })

  test('suggests marks from values, patterns and marks of other examples, each entity once', async () => {
    const product = await at.entity('producto', { values: [{ value: 'medialuna', synonyms: ['factura'] }] })
    const code = await at.entity('pedido', { type: 'regex', values: [], pattern: 'P-[0-9]{3}' })
    const place = await at.entity('barrio', { type: 'free' })
    await at.example(order, 'envían a Caballito', { entities: [mark('envían a Caballito', 'Caballito', place)] })
    const text = 'cambiar P-123: factura y medialuna para caballito'
    const { body } = await post(`/examples/suggest/${at.bot}`, { text })
    expect(
      body.entities.map(({ value, entity_id, canonical_value }: never) => [value, entity_id, canonical_value]),
    ).toEqual(
      expect.arrayContaining([
        ['P-123', code, null],
        ['caballito', place, 'Caballito'],
      ]),
    )
    expect(body.entities.filter(({ entity_id }: { entity_id: number }) => entity_id === product)).toHaveLength(1)
    expect((await at.example(order, text, { entities: body.entities })).status).toBe(201)
  })

  test('intents and entities of another bot are refused', async () => {
    const other = await createExamplesFixture(app)
    const foreign = await other.intent('Ajena')
    const strange = await other.entity('ajena')
    expect((await at.example(foreign, 'chau')).status).toBe(422)
    expect((await at.example(order, 'chau', { entities: [mark('chau', 'chau', strange)] })).status).toBe(422)
    expect((await at.example(order, 'chau')).status).toBe(201)
  })
})

describe('intents', () => {
  const intents = async () => (await at.editor.call('GET', `/ia/${at.bot}`)).body[0].intents
  const of = async (id: number) => (await intents()).find((intent: { id: number }) => intent.id === id)

  test('return their number of examples and responses, their health and advice', async () => {
    expect(await of(order)).toMatchObject({ examples_count: 0, responses_count: 0, health: 'no_examples' })
    for (const text of ['uno', 'dos', 'tres']) await at.example(order, text)
    expect(await of(order)).toMatchObject({
      examples_count: 3,
      health: 'few_examples',
      advice: 'Agrega 5 ejemplos o más, tal como escriben tus clientes. Crea la respuesta que la contesta.',
    })
    await at.example(hours, 'el uno')
    expect((await of(order)).advice).toContain(
      'Un ejemplo dice casi lo mismo que otros de «Horarios»: muévelo o reescríbelo.',
    )
  })

  test('deleting an intent deletes its examples, so that other intents can have them', async () => {
    await at.example(hours, 'a qué hora abren')
    const { category_id } = await of(hours)
    await at.editor.call('POST', `/ia/selector/${at.bot}/${category_id}/${hours}`, { body: { isFamily: false } })
    expect(texts(await at.list())).toEqual([])
    expect((await at.example(order, 'a qué hora abren')).status).toBe(201)
  })
})
