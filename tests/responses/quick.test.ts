import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, type ResponsesFixture } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  here = await createResponsesFixture(app, 1)
})

const path = () => `/responses/quick/${here.bot}`
const quick = (keywords: string[], given: object = {}) => ({ keywords, answer: 'Abrimos de 7 a 20.', ...given })
const create = (keywords: string[], given: object = {}) =>
  here.editor.call('POST', path(), { body: quick(keywords, given) })
const list = async (query = 'sort=["priority","ASC"]') => (await here.editor.call('GET', `${path()}?${query}`)).body

describe('quick responses', () => {
  test('a keyword belongs to one response', async () => {
    const first = (await create(['envío', 'entrega'])).body
    const twice = await create(['reparto', 'ENVIO'])
    expect([twice.status, twice.body.fields]).toEqual([
      409,
      { keywords: ['La palabra «ENVIO» ya está en otra respuesta. Elige otra.'] },
    ])
    expect((await create(['a1', 'A1'])).status).toBe(422)
    expect((await create(['¿?'])).body.fields).toEqual({ 'keywords.0': ['Escribe al menos una letra o un número.'] })
    const again = { body: quick(['envío'], { version: 1 }) }
    expect((await here.editor.call('PUT', `${path()}/${first.id}`, again)).status).toBe(200)
  })

  test('responses that match the same message are listed as competitors', async () => {
    await create(['precio'])
    const long = (await create(['precio mayorista', 'por mayor'])).body
    expect(long.competitors).toEqual(['precio mayorista'])
    expect((await list()).map((one: { competitors: string[] }) => one.competitors)).toEqual([
      ['precio'],
      ['precio mayorista'],
    ])
    await here.editor.call('PUT', `${path()}/${long.id}`, { body: quick(['precio mayorista'], { enabled: false }) })
    expect((await list())[0].competitors).toEqual([])
  })

  test('an order must contain all responses', async () => {
    const ids = [(await create(['uno'])).body.id, (await create(['dos'])).body.id, (await create(['tres'])).body.id]
    const order = (some: number[]) =>
      here.editor.call('PUT', `/responses/quick/order/${here.bot}`, { body: { ids: some } })
    const wanted = [ids[2], ids[0], ids[1]]
    expect((await order(wanted)).body).toEqual({ message: 'Orden guardado correctamente.' })
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual(wanted)
    expect((await order(ids.slice(1))).status).toBe(409)
    expect((await order([...ids, 999_999])).status).toBe(409)
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual(wanted)
  })

  test('the limit of the plan applies to new and restored responses', async () => {
    const rows = Array.from({ length: 29 }, (_, at) => ({
      bot_id: here.bot,
      keywords: JSON.stringify([`palabra${at}`]),
      answer: 'Sí',
    }))
    await app.db
      .insertInto('quick_response')
      .values(rows as never)
      .execute()
    const { id } = (await create(['la última'])).body
    const limit = () => here.editor.call('GET', `/responses/quick/limit/${here.bot}`)
    expect((await limit()).body).toEqual({ used: 30, limit: 30 })
    const more = await create(['una más'])
    expect([more.status, more.body.code]).toEqual([409, 'plan_limit'])
    expect((await here.editor.call('DELETE', `${path()}/${id}`)).status).toBe(204)
    expect((await create(['una más'])).status).toBe(201)
    const restore = await here.editor.call('POST', `/responses/quick/restore/${here.bot}/${id}`, { body: {} })
    expect([restore.status, restore.body.code]).toEqual([409, 'plan_limit'])
  })

  test('an area must belong to the same bot, and a variable must exist', async () => {
    const { id } = (await create(['horario'])).body
    const change = (given: object) => here.editor.call('PUT', `${path()}/${id}`, { body: quick(['horario'], given) })
    const other = await createResponsesFixture(app, 1)
    expect((await change({ action: 'handoff', handoff_area_id: other.area })).status).toBe(422)
    expect((await change({ action: 'handoff', handoff_area_id: here.area })).body.handoff_area_id).toBe(here.area)
    expect((await change({ answer: 'Hola {{nadie}}' })).body.fields).toEqual({
      answer: ['La variable {{nadie}} no existe. Corrígela o quítala.'],
    })
  })

  test('all are converted to main responses at once on a plan with intents', async () => {
    const asked = [here.area, { keywords: ['precio', 'lista'], answer: 'Desde $ 100.' }] as const
    await create([...asked[1].keywords], { answer: asked[1].answer, action: 'handoff', handoff_area_id: asked[0] })
    await create(['envío'])
    const convert = () => here.editor.call('POST', `/responses/quick/convert/${here.bot}`, { body: {} })
    expect((await convert()).status).toBe(403)
    await app.db.updateTable('bot').set({ plan_id: 3 }).where('id', '=', here.bot).execute()
    const left = async () => (await here.editor.call('GET', `/responses/choices/${here.bot}`)).body.quick
    await here.intent('Envío')
    expect(await left()).toBe(2)
    expect((await convert()).body).toEqual({ count: 2 })
    const { body } = await here.editor.call('GET', `/responses/${here.bot}?sort=["title","ASC"]`)
    expect(body).toMatchObject([
      { title: 'Envío 2', questions: ['envío'], next: 'none' },
      {
        ...{ title: 'Precio', questions: ['precio', 'lista'], next: 'handoff', assign_area_id: here.area },
        messages: [{ kind: 'text', text: 'Desde $ 100.' }],
      },
    ])
    expect(await left()).toBe(0)
  })
})
