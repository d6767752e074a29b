import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type ApiRecord, addMember } from '../support/resource-fixtures.ts'

let app: TestApp
let bot: number
let editor: Awaited<ReturnType<typeof addMember>>

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  bot = await app.bot()
  editor = await addMember(app, bot, 3)
})

const read = async (who = editor) => who.call('GET', `/forms/contact/${bot}`)
const save = (body: object, who = editor) => who.call('PUT', `/forms/contact/${bot}`, { body })
const field = (key: string, kind = 'text', more: object = {}) => ({
  ...{ key, label: `¿Tu ${key}?`, kind, required: true, enabled: true, ...more },
})
const form = (fields: object[], more: object = {}) => ({
  ...{ fields, ask_mode: 'before_handoff', duplicate_policy: 'update', ...more },
})

describe('the contact form', () => {
  test('can be asked before anybody has changed it, in the form of address of the chatbot', async () => {
    const { body } = await read()
    expect(body).toMatchObject({ ask_mode: 'on_button', duplicate_policy: 'update', version: 1 })
    expect(body.fields.map((one: ApiRecord) => one.key)).toEqual(['nombre', 'telefono', 'email', 'consulta'])
    expect(body.fields[0].label).toBe('¿Cuál es tu nombre?')
    await app.db.updateTable('bot').set({ form_of_address: 'usted' }).where('id', '=', bot).execute()
    expect((await read()).body.fields[0].label).toBe('¿Cuál es su nombre?')
  })

  test('is stored with its first change, listed with the other forms, and keeps what a change omits', async () => {
    const stored = form([field('nombre'), field('talle')], { thanks: 'Te llamamos.', channels: ['webchat'] })
    const { status, body } = await save({ ...stored, version: 1 })
    expect([status, body]).toMatchObject([200, { ...stored, version: 2 }])
    const [listed] = (await editor.call('GET', `/forms/${bot}?filter={"kind":"contact"}`)).body
    expect(listed).toMatchObject({ name: 'Datos de contacto', item_count: 2, version: 2 })
    const again = await save({ ...form([field('nombre')]), version: 2 })
    expect(again.body).toMatchObject({ thanks: 'Te llamamos.', channels: ['webchat'], version: 3 })
    expect((await read()).body).toEqual(again.body)
    const late = await save({ ...stored, version: 2 })
    expect([late.status, late.body]).toMatchObject([409, { code: 'stale', current: { version: 3 } }])
  })

  test.each<[string, object, string]>([
    ['a key twice', form([field('nombre'), field('nombre')]), 'fields.1.key'],
    ['a telephone of another kind', form([field('telefono', 'text')]), 'fields.0.kind'],
    ['a mail of another kind', form([field('correo', 'text')]), 'fields.0.kind'],
    ['nothing to ask', form([field('nombre', 'text', { enabled: false })]), 'fields'],
    ['a consent without text', form([field('nombre')], { consent: { text: ' ', required: true } }), 'consent.text'],
    ['an unknown destination', form([field('nombre')], { destinations: [2_000_000_000] }), 'destinations'],
    [
      'a condition on a later datum',
      form([
        field('nombre', 'text', {
          show_if: { match: 'all', conditions: [{ question: 'consulta', operator: 'answered' }] },
        }),
        field('consulta'),
      ]),
      'fields.0.show_if.conditions.0.question',
    ],
    [
      'a comparison with nothing',
      form([
        field('consulta'),
        field('nombre', 'text', { show_if: { match: 'any', conditions: [{ question: 'consulta', operator: 'eq' }] } }),
      ]),
      'fields.1.show_if.conditions.0.value',
    ],
  ])('with %s is refused', async (_, body, path) => {
    const refused = await save(body)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [path]])
  })

  test('may ask nothing if it is never asked, and depend on what was asked before', async () => {
    const hidden = field('nombre', 'text', { enabled: false })
    expect((await save(form([hidden], { ask_mode: 'never' }))).status).toBe(200)
    const conditions = [{ question: 'consulta', operator: 'contains', value: 'envío' }]
    const shown = field('localidad', 'text', { show_if: { match: 'all', conditions } })
    expect((await save(form([field('consulta'), shown]))).status).toBe(200)
  })

  test('is for whoever may edit forms, and for everybody of the small plan who may open it', async () => {
    const operator = await addMember(app, bot, 4)
    expect([(await read(operator)).status, (await save(form([field('nombre')]), operator)).status]).toEqual([403, 403])
    bot = await app.bot({ planId: 1 })
    const owner = await addMember(app, bot, 2)
    expect((await read(owner)).status).toBe(200)
    expect((await save(form([field('nombre')]), owner)).status).toBe(200)
  })
})

describe('what people answered', () => {
  const leads = async (query = '', who = editor) => who.call('GET', `/forms/contact/leads/${bot}${query}`)

  async function run(answers: object, more: ApiRecord = {}): Promise<number> {
    await save(form([field('nombre'), field('telefono', 'phone'), field('talle'), field('consulta', 'multiline')]))
    const { id: form_id } = await app.db
      .selectFrom('form')
      .select('id')
      .where('bot_id', '=', bot)
      .where('kind', '=', 'contact')
      .executeTakeFirstOrThrow()
    const json = { answers: JSON.stringify(answers), asked: JSON.stringify(more.asked ?? Object.keys(answers)) }
    const row = {
      ...{ bot_id: bot, form_id, channel: 'webchat', key: String(Math.random()), status: 'complete' },
      ...{ started_at: app.clock.now(), updated_at: app.clock.now(), ...more, ...json },
    }
    return (
      await app.db
        .insertInto('form_run')
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }

  test('is listed with what the contact already has, searched and filtered', async () => {
    const contact = { bot_id: bot, name: 'Marta Ruiz', phone: '+5491155550142' }
    const { id: contact_id } = await app.db
      .insertInto('contact')
      .values(contact)
      .returning('id')
      .executeTakeFirstOrThrow()
    await run({ consulta: '¿Hacen envíos?', talle: '42' }, { contact_id, channel: 'whatsapp' })
    await run({ nombre: 'Ana' }, { status: 'abandoned' })
    const { body } = await leads('?sort=["name","DESC"]')
    expect(body).toMatchObject([
      {
        ...{ contact_id, name: 'Marta Ruiz', phone: '+5491155550142', message: '¿Hacen envíos?', channel: 'whatsapp' },
        ...{ status: 'complete', values: [{ label: '¿Tu talle?', text: '42' }] },
      },
      { name: 'Ana', phone: '', contact_id: null, status: 'abandoned', values: [] },
    ])
    expect((await leads('?filter={"q":"envios"}')).body).toHaveLength(1)
    expect((await leads('?filter={"status":"abandoned"}')).body).toHaveLength(1)
    expect((await leads('?filter={"at_to":"2020-01-01"}')).body).toEqual([])
  })

  test('is without the own fields that the reader does not see', async () => {
    const owner = await addMember(app, bot, 2)
    const own = { key: 'talle', label: 'Talle', type: 'text', visible_to: 'managers' }
    expect((await owner.call('POST', `/contacts/fields/${bot}`, { body: own })).status).toBe(201)
    await run({ nombre: 'Ana', talle: '42' })
    expect((await leads('', owner)).body[0].values).toHaveLength(1)
    const reader = await addMember(app, bot, 3, ['forms'])
    expect((await leads('', reader)).body[0].values).toEqual([])
    expect((await leads('', await addMember(app, bot, 4))).status).toBe(403)
  })

  test('is deleted alone, and only in its own chatbot', async () => {
    const id = await run({ nombre: 'Ana' })
    const elsewhere = await app.bot()
    const stranger = await addMember(app, elsewhere, 3)
    expect((await stranger.call('DELETE', `/forms/contact/leads/${elsewhere}/${id}`)).status).toBe(404)
    expect((await editor.call('DELETE', `/forms/contact/leads/${bot}/${id}`)).status).toBe(204)
    expect((await leads()).body).toEqual([])
  })

  test('shows where people leave the form', async () => {
    const asked = ['nombre', 'telefono']
    await run({ nombre: 'Ana', telefono: '+5491155550142', talle: '40', consulta: 'Hola' })
    await run({ nombre: 'Eva' }, { status: 'abandoned', asked })
    await run({ nombre: 'Lía' }, { status: 'partial', asked })
    const { body } = await editor.call('GET', `/forms/contact/summary/${bot}`)
    expect(body).toMatchObject({ days: 30, started: 3, completed: 1 })
    expect(body.steps.slice(0, 2)).toEqual([
      { key: 'nombre', label: '¿Tu nombre?', asked: 3, answered: 3, left: 0 },
      { key: 'telefono', label: '¿Tu telefono?', asked: 3, answered: 1, left: 1 },
    ])
    // Who stopped answering a day ago has left as well.
    app.clock.advance(2 * 86_400)
    const later = await (await app.as(editor)).call('GET', `/forms/contact/summary/${bot}`)
    expect(later.body.steps[1]).toMatchObject({ left: 2 })
  })
})
