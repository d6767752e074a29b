import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createExamplesFixture, type ExamplesFixture, mark } from '../examples/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let at: ExamplesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  at = await createExamplesFixture(app)
})

const product = {
  ...{ name: 'producto', label: 'Producto', type: 'list', fuzzy: 0.7, sensitive: true },
  values: [
    { value: 'medialuna', synonyms: ['factura', 'croissant'] },
    { value: 'torta', synonyms: [] },
  ],
}
const create = (body: object) => at.editor.call('POST', `/entities/${at.bot}`, { body })
const put = (id: number, body: object) => at.editor.call('PUT', `/entities/${at.bot}/${id}`, { body })
const remove = (id: number, query = '') => at.editor.call('DELETE', `/entities/${at.bot}/${id}${query}`)

describe('entities', () => {
  test('an entity is listed with its uses', async () => {
    const made = await create(product)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ ...product, examples_count: 0, used_in: [] })
    const intent = await at.intent('Pedir')
    await at.example(intent, 'una torta', { entities: [mark('una torta', 'torta', made.body.id)] })
    const { body } = await at.editor.call('GET', `/entities/${at.bot}?sort=["examples_count","DESC"]`)
    expect(body).toMatchObject([{ id: made.body.id, examples_count: 1, used_in: [] }])
    const messages = [{ kind: 'text', text: 'Anotada.' }]
    const answer = { intent_id: intent, title: 'Pedido', messages }
    const response = await at.editor.call('POST', `/responses/${at.bot}`, { body: answer })
    expect((await at.editor.call('GET', `/entities/${at.bot}/${made.body.id}`)).body.used_in).toEqual([
      { type: 'response', id: response.body.id, label: 'Pedido' },
    ])
  })

  test('an update without the prompt question keeps it, and an empty one removes it', async () => {
    const { id } = (await create({ ...product, prompt_question: '¿Qué producto buscas?' })).body
    expect((await put(id, { ...product, label: 'Cosa' })).body.prompt_question).toBe('¿Qué producto buscas?')
    expect((await put(id, { ...product, prompt_question: '' })).body.prompt_question).toBe('')
  })

  test.each([
    ['a name with a capital letter', { name: 'Producto' }, 'name'],
    ['a pattern entity without a pattern', { type: 'regex' }, 'pattern'],
    ['a pattern with a backreference', { type: 'regex', pattern: '(a)\\1' }, 'pattern'],
    ['an invalid pattern', { type: 'regex', pattern: '(' }, 'pattern'],
    ['a system entity without a kind', { type: 'system' }, 'system_kind'],
    ['a duplicate value', { values: [{ value: 'Torta' }, { value: 'torta' }] }, 'values'],
    [
      'a synonym of two values',
      {
        values: [
          { value: 'a', synonyms: ['x'] },
          { value: 'b', synonyms: ['X'] },
        ],
      },
      'values',
    ],
  ])('%s is refused at its field', async (_, change, field) => {
    const refused = await create({ ...product, ...change })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.fields)).toEqual([field])
    expect((await create(product)).status).toBe(201)
  })

  test('marks follow a value that is renamed, merged or deleted', async () => {
    const { id, version } = (await create(product)).body
    const intent = await at.intent('Pedir')
    const example = async (text: string, word: string, main: string | null) =>
      (await at.example(intent, text, { entities: [mark(text, word, id, main)] })).body.id
    const renamed = await example('dos facturas', 'facturas', 'medialuna')
    const joined = await example('una torta', 'torta', null)
    const marks = async (of: number) => (await at.editor.call('GET', `/examples/${at.bot}/${of}`)).body.entities
    const next = { value: 'croissant', renamed_from: 'medialuna', synonyms: ['torta'] }
    const edited = await put(id, { ...product, values: [next], version })
    expect(edited.body.values).toEqual([{ value: 'croissant', synonyms: ['torta'] }])
    expect(await marks(renamed)).toMatchObject([{ value: 'facturas', canonical_value: 'croissant' }])
    expect(await marks(joined)).toMatchObject([{ value: 'torta', canonical_value: 'croissant' }])
    await put(id, { ...product, values: [] })
    expect(await marks(renamed)).toMatchObject([{ value: 'facturas', canonical_value: null }])
  })

  test('an entity marked in examples can be deleted only together with its marks', async () => {
    const { id } = (await create(product)).body
    const intent = await at.intent('Pedir')
    const made = await at.example(intent, 'una torta', { entities: [mark('una torta', 'torta', id)] })
    const refused = await remove(id)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe(
      'No podemos eliminar la entidad «Producto»: un ejemplo la marca. Quita antes esas marcas.',
    )
    expect((await remove(id, '?unmark=1')).status).toBe(204)
    expect((await at.editor.call('GET', `/examples/${at.bot}/${made.body.id}`)).body.entities).toEqual([])
  })

  test('a pattern is tested on a text; positions count characters, not UTF-16 code units', async () => {
    const attempt = (pattern: string, text: string) =>
      at.editor.call('POST', `/entities/pattern/${at.bot}`, { body: { pattern, text } })
    const { body } = await attempt('[A-Z]{3} [0-9]{3}', '🚗 mi patente es ABC 123')
    expect(body).toEqual({ matches: [{ start: 16, end: 23, value: 'ABC 123' }] })
    expect((await attempt('(?=a)a', 'a')).status).toBe(422)
    const slow = await attempt('(a+)+$', `${'a'.repeat(400)}!`)
    expect(slow.body).toEqual({ matches: [] })
  })
})

test('an update of an example is stale after a change of its entity changed it', async () => {
  const { id } = (await create(product)).body
  const intent = await at.intent('Pedir')
  const text = 'una medialuna'
  const made = (await at.example(intent, text, { entities: [mark(text, 'medialuna', id)] })).body
  app.clock.advance(60)
  await put(id, { ...product, values: [{ value: 'croissant', renamed_from: 'medialuna', synonyms: [] }] })
  const stale = await at.editor.call('PUT', `/examples/${at.bot}/${made.id}`, {
    body: { text: 'una medialuna dulce', intent_id: intent, version: made.version },
  })
  expect([stale.status, stale.body.changed_at]).toEqual([409, app.clock.now().toISOString()])
})
