import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type ApiRecord, addMember, effectsOf } from '../support/resource-fixtures.ts'
import { branchBody } from './fixtures.ts'

let app: TestApp
let bot: number
let form: number
let editor: Awaited<ReturnType<typeof addMember>>

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  bot = await app.bot()
  editor = await addMember(app, bot, 3)
  form = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Sucursales', kind: 'branch' } })).body.id
})

const call = (method: string, path: string, body?: object, who = editor) =>
  who.call(method, path.replace('{bot}', String(bot)).replace('{form}', String(form)), body && { body })
const create = async (name: string, more: object = {}): Promise<ApiRecord> => {
  const { status, body } = await call('POST', '/forms/branches/{bot}/{form}', branchBody(name, more))
  expect([status, body]).toMatchObject([201, { name }])
  return body
}
const list = async (query = ''): Promise<ApiRecord[]> =>
  (await call('GET', `/forms/branches/{bot}/{form}${query}`)).body

describe('branches', () => {
  test('are stored complete, in order, and tell whether they are open', async () => {
    const more = {
      ...{ code: 'CEN', lat: -32.9561, lng: -60.6454, services: ['Garantía'], coverage: { radius_km: 15 } },
      ...{ phones: [{ kind: 'whatsapp', value: '+5493415550188' }], email: 'centro@bazar.example', enabled: true },
    }
    const centre = await create('Centro', more)
    expect(centre).toMatchObject({ ...branchBody('Centro', more), order: 1, version: 1, photo_id: null })
    const always = { ...branchBody('Norte').hours, always_open: true }
    expect(await create('Norte', { hours: always })).toMatchObject({ order: 2, open_now: true })
    expect((await list('?sort=["order","DESC"]')).map(({ name }) => name)).toEqual(['Norte', 'Centro'])
    expect((await call('GET', `/forms/branches/{bot}/{form}/${centre.id}`)).body).toEqual(centre)
    expect((await call('GET', `/forms/{bot}/{form}`)).body.item_count).toBe(2)
  })

  test.each<[string, object, string]>([
    ['a latitude alone', { lat: -32.9 }, 'lng'],
    ['an unknown area', { area_id: 2_000_000_000 }, 'area_id'],
    ['an unknown contact', { manager_contact_id: 2_000_000_000 }, 'manager_contact_id'],
    ['an unknown photo', { photo_id: 2_000_000_000 }, 'photo_id'],
    ['a point that is none', { lat: 91, lng: 0 }, 'lat'],
    ['a country that is none', { address: { ...branchBody('').address, country: 'ZZ' } }, 'address.country'],
  ])('with %s are refused', async (_, more, field) => {
    const { status, body } = await call('POST', '/forms/branches/{bot}/{form}', branchBody('Centro', more))
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  test('keep what a change omits, have one name each, and refuse a change of an old version', async () => {
    const { id, ...centre } = await create('Centro', { code: 'CEN' })
    await create('Norte')
    const path = `/forms/branches/{bot}/{form}/${id}`
    const changed = await call('PUT', path, { ...branchBody('Centro'), services: ['Taller'], version: 1 })
    expect([changed.status, changed.body]).toMatchObject([200, { ...centre, services: ['Taller'], version: 2 }])
    expect((await call('PUT', path, { ...branchBody('Centro'), version: 1 })).status).toBe(409)
    const taken = await call('PUT', path, branchBody('norte'))
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { name: ['Ya existe una sucursal con ese nombre. Elige otro.'] },
    ])
    // A name is of its form.
    form = (await call('POST', '/forms/{bot}', { name: 'Depósitos', kind: 'branch' })).body.id
    expect(await create('Norte')).toMatchObject({ order: 1 })
    expect((await call('GET', `/forms/branches/{bot}/{form}/${id}`)).status).toBe(404)
  })

  test('are moved to a place, which leaves one trace, and none if nothing moves', async () => {
    const [a, , c] = [await create('A'), await create('B'), await create('C')]
    const move = (id: number, position: number) => call('PUT', `/forms/branches/move/{bot}/{form}/${id}`, { position })
    const { lines } = await effectsOf(app, bot, () => move(c.id, 1))
    expect(lines).toMatchObject([{ resource_type: 'branch', before: { position: 3 }, after: { position: 1 } }])
    expect((await list('?sort=["order","ASC"]')).map(({ name }) => name)).toEqual(['C', 'A', 'B'])
    expect((await effectsOf(app, bot, () => move(a.id, 2))).lines).toEqual([])
  })

  test('are copied with their form', async () => {
    await create('Centro')
    const copy = (await call('POST', `/forms/duplicate/{bot}/{form}`)).body
    form = copy.id
    expect([copy.item_count, (await list()).map(({ name }) => name)]).toEqual([1, ['Centro']])
  })

  test('are not deleted while they answer for others or have stock, and come back', async () => {
    const { id } = await create('Centro')
    const path = `/forms/branches/{bot}/{form}/${id}`
    const settings = (await call('GET', '/forms/branches/settings/{bot}/{form}')).body
    await call('PUT', '/forms/branches/settings/{bot}/{form}', { ...settings, fallback_branch_id: id })
    expect((await call('DELETE', path)).body).toMatchObject({
      message: 'Responde cuando ninguna corresponde. Elige otra en Configuración y luego elimínala.',
    })
    const { body } = await call('PUT', '/forms/branches/settings/{bot}/{form}', { ...settings, version: undefined })
    expect(body.fallback_branch_id).toBeNull()
    const catalogue = (await call('POST', '/forms/{bot}', { name: 'Catálogo', kind: 'product' })).body.id
    const product = { name: 'Pava', branch_stock: [{ branch_id: id, stock: 3 }] }
    const made = await call('POST', `/forms/products/inventory/{bot}/${catalogue}`, product)
    expect(made.status).toBe(201)
    expect((await call('DELETE', path)).body).toMatchObject({
      message: 'Tiene stock de un producto. Pásalo a otra sucursal y luego elimínala.',
    })
    await call('DELETE', `/forms/products/inventory/{bot}/${catalogue}/${made.body.id}`)
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', '/forms/branches/trash/{bot}/{form}')).body).toMatchObject([{ id, title: 'Centro' }])
    expect((await call('POST', `/forms/branches/restore/{bot}/{form}/${id}`, {})).body).toMatchObject({
      name: 'Centro',
    })
  })

  test('are deleted although products of a deleted form have stock in them', async () => {
    const { id } = await create('Centro')
    const path = `/forms/branches/{bot}/{form}/${id}`
    const catalogue = (await call('POST', '/forms/{bot}', { name: 'Catálogo', kind: 'product' })).body.id
    const product = { name: 'Pava', branch_stock: [{ branch_id: id, stock: 3 }] }
    expect((await call('POST', `/forms/products/inventory/{bot}/${catalogue}`, product)).status).toBe(201)
    expect((await call('DELETE', path)).status).toBe(409)
    // They do not go with their form either.
    expect((await call('DELETE', '/forms/{bot}/{form}')).body).toMatchObject({
      message: 'Sus sucursales tienen stock de un producto. Pásalo a otras y luego elimínalo.',
    })
    expect((await call('DELETE', `/forms/{bot}/${catalogue}`)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(204)
  })

  test('answer for others in their own form only', async () => {
    const { id: foreign } = await create('De otro formulario')
    form = (await call('POST', '/forms/{bot}', { name: 'Depósitos', kind: 'branch' })).body.id
    const { id: own } = await create('Propia')
    const path = '/forms/branches/settings/{bot}/{form}'
    const { version, ...settings } = (await call('GET', path)).body
    const save = (fallback_branch_id: number) => call('PUT', path, { ...settings, fallback_branch_id, version })
    const refused = await save(foreign)
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { fallback_branch_id: ['Esa sucursal ya no existe. Elige otra.'] },
    ])
    expect((await save(own)).body).toMatchObject({ fallback_branch_id: own })
  })

  test('are drawn where they have coordinates', async () => {
    await create('Sin lugar')
    const { id } = await create('Centro', { lat: -32.9561, lng: -60.6454 })
    const { body } = await call('GET', '/forms/branches/map/{bot}/{form}')
    expect(body).toEqual({ points: [{ id, name: 'Centro', lat: -32.9561, lng: -60.6454 }], tiles: null })
  })

  test('are for whoever may edit forms and responses', async () => {
    const some = await addMember(app, bot, 3, ['forms'])
    const both = await addMember(app, bot, 4, ['forms', 'responses'])
    expect((await call('GET', '/forms/branches/{bot}/{form}', undefined, some)).status).toBe(403)
    expect((await call('GET', '/forms/branches/{bot}/{form}', undefined, both)).status).toBe(200)
  })
})

describe('the questions about branches', () => {
  const save = (questions: object[]) => call('PUT', '/forms/branches/questions/{bot}/{form}', { questions })
  const question = (id: string, more: object = {}) => ({ id, question: '¿Abren?', answer_source: 'hours', ...more })

  test('are stored in order', async () => {
    const questions = [question('horario'), question('cochera', { answer_source: 'custom', answer_text: 'Sí.' })]
    expect((await save(questions)).body).toMatchObject({ questions, version: 2 })
    expect((await call('GET', '/forms/branches/questions/{bot}/{form}')).body).toMatchObject({ questions })
  })

  test.each<[string, object[], string]>([
    ['an id twice', [question('a'), question('a')], 'questions.1.id'],
    ['an answer without text', [question('a', { answer_source: 'custom' })], 'questions.0.answer_text'],
    ['no question', [question('a', { question: '' })], 'questions.0.question'],
    ['no id', [question('')], 'questions.0.id'],
  ])('with %s are refused', async (_, questions, field) => {
    const { status, body } = await save(questions)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('the examples of a form', () => {
  const path = '/forms/examples/{bot}/{form}'

  test('are those of its intent alone, and need a training', async () => {
    const { id: other } = (await call('POST', '/ia/selector/add/{bot}', { intent_name: 'Otra' })).body
    const away = (await call('POST', '/examples/{bot}', { intent_id: other, text: '¿cuánto sale?' })).body
    let made: ApiRecord = {}
    const { untrained } = await effectsOf(app, bot, async () => {
      made = (await call('POST', path, { text: '¿dónde están?' })).body
    })
    const { intent_id } = (await call('GET', '/forms/{bot}/{form}')).body
    expect([untrained, made.intent_id]).toEqual([1, intent_id])
    expect((await call('GET', path)).body.map(({ id }: ApiRecord) => id)).toEqual([made.id])
    expect((await call('GET', `${path}/${away.id}`)).status).toBe(404)
    expect((await call('PUT', `${path}/${away.id}`, { text: 'otra' })).status).toBe(404)
    expect((await call('DELETE', `${path}/${away.id}`)).status).toBe(404)
    const changed = await call('PUT', `${path}/${made.id}`, { text: '¿dónde quedan?', version: 1 })
    expect(changed.body).toMatchObject({ text: '¿dónde quedan?', version: 2 })
    expect((await call('DELETE', `${path}/${made.id}`)).status).toBe(204)
  })

  test('are unique in the chatbot, and only of forms that have any', async () => {
    await call('POST', path, { text: '¿dónde están?' })
    expect((await call('POST', path, { text: 'Donde estan' })).status).toBe(409)
    form = (await call('POST', '/forms/{bot}', { name: 'Opinión', kind: 'survey' })).body.id
    expect((await call('GET', path)).status).toBe(404)
  })
})
