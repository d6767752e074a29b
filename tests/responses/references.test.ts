import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture, secondaryResponseBody } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture
let label: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  here = await createResponsesFixture(app)
  const row = { bot_id: here.bot, title: 'Mayorista', color: '#123456' }
  label = (await app.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()).id
})

const call = (method: string, path: string, body?: object) => here.editor.call(method, path, body && { body })
const create = async (path: string, body: object) => (await call('POST', `/responses${path}/${here.bot}`, body)).body
const gone = (table: 'label' | 'area', id: number) => app.db.deleteFrom(table).where('id', '=', id).execute()
const toArea = () => [{ title: 'Hablar con ventas', type: 'area', target: String(here.area) }]

describe('updating a response with deleted references', () => {
  test('is refused if the body contains the reference, and succeeds otherwise', async () => {
    const intent = await here.intent('Horarios')
    const made = await create('', mainResponseBody(intent, 'Horarios', { assign_labels: [label], buttons: toArea() }))
    await gone('label', label)
    await gone('area', here.area)
    const change = (given: object) =>
      call('PUT', `/responses/${here.bot}/${made.id}`, mainResponseBody(intent, 'Cuándo abrimos', given))
    const done = await change({})
    expect([done.status, done.body.title, done.body.assign_labels]).toEqual([200, 'Cuándo abrimos', [label]])
    expect((await change({ assign_labels: [label] })).body.fields).toEqual({
      assign_labels: ['Elegiste una etiqueta que ya no existe. Quítala y vuelve a guardar.'],
    })
    expect((await change({ buttons: toArea() })).body.fields).toEqual({
      'buttons.0.target': ['Esa área ya no existe. Elige otra.'],
    })
    expect((await change({ assign_labels: [], buttons: [] })).body).toMatchObject({ assign_labels: [], buttons: [] })
  })

  test('a deleted label is removed from responses, and from deleted ones when they are restored', async () => {
    const other = (
      await app.db
        .insertInto('label')
        .values({ bot_id: here.bot, title: 'Minorista', color: '#123456' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
    const [first, second, third] = [await here.intent('Uno'), await here.intent('Dos'), await here.intent('Tres')]
    const made = await create('', mainResponseBody(first, 'Uno', { assign_labels: [label, other] }))
    const deleted = await create('', mainResponseBody(second, 'Dos', { assign_labels: [label] }))
    const untouched = await create('', mainResponseBody(third, 'Tres', { assign_labels: [other] }))
    const get = async ({ id }: { id: number }) => (await call('GET', `/responses/${here.bot}/${id}`)).body
    expect((await call('DELETE', `/responses/${here.bot}/${deleted.id}`)).status).toBe(204)
    const trash = async () => (await call('GET', `/responses/trash/${here.bot}`)).body
    const before = await trash()
    const lead = await app.user()
    await app.member(here.bot, lead, 5)
    expect((await (await app.as(lead)).call('DELETE', `/chats/labels/${here.bot}/${label}`)).status).toBe(204)
    expect(await get(made)).toMatchObject({ assign_labels: [other], version: made.version + 1 })
    expect(await get(untouched)).toMatchObject({ assign_labels: [other], version: untouched.version })
    // The time and the author of the deletion do not change.
    expect(await trash()).toEqual(before)
    // The body that the editor sends next is accepted.
    const { assign_labels } = await get(made)
    const again = mainResponseBody(first, 'Uno de nuevo', { assign_labels, version: made.version + 1 })
    expect((await call('PUT', `/responses/${here.bot}/${made.id}`, again)).status).toBe(200)
    expect((await call('POST', `/responses/restore/${here.bot}/${deleted.id}`)).body).toMatchObject({
      assign_labels: [],
    })
  })

  test('works the same for a secondary response', async () => {
    const made = await create('/secondary', secondaryResponseBody('Sigue', { buttons: toArea() }))
    await gone('area', here.area)
    const change = (given: object) =>
      call('PUT', `/responses/secondary/${here.bot}/${made.id}`, secondaryResponseBody('Después', given))
    expect((await change({})).status).toBe(200)
    expect((await change({ buttons: toArea() })).status).toBe(422)
  })

  test('works the same for a quick response', async () => {
    here = await createResponsesFixture(app, 1)
    const answer = { keywords: ['ventas'], answer: 'Te pasamos con ventas.' }
    const made = await create('/quick', { ...answer, buttons: toArea() })
    await gone('area', here.area)
    const change = (given: object) =>
      call('PUT', `/responses/quick/${here.bot}/${made.id}`, { ...answer, priority: 2, ...given })
    expect((await change({})).status).toBe(200)
    expect((await change({ buttons: toArea() })).status).toBe(422)
  })

  test('checks the limits of the channels on the complete response', async () => {
    const intent = await here.intent('Horarios')
    const buttons = [1, 2, 3].map((n) => ({ title: `Opción ${n}`, type: 'restart' }))
    const made = await create('', mainResponseBody(intent, 'Horarios', { buttons, channels: ['whatsapp'] }))
    const change = (channels: string[]) =>
      call('PUT', `/responses/${here.bot}/${made.id}`, {
        ...mainResponseBody(intent, 'Horarios', { messages: [{ kind: 'text', text: 'a'.repeat(700) }], channels }),
      })
    expect((await change(['facebook'])).status).toBe(422)
    expect((await change(['whatsapp'])).status).toBe(200)
  })
})

describe('restoring an intent', () => {
  test('removes references to deleted records from its responses and reports them', async () => {
    const add = { body: { intent_name: 'Envíos' } }
    const intent = (await here.editor.call('POST', `/ia/selector/add/${here.bot}`, add)).body
    const stays = await create('/secondary', secondaryResponseBody('Sigue'))
    const goes = await create('/secondary', secondaryResponseBody('Se va'))
    const buttons = [
      ...toArea(),
      { title: 'Más', type: 'response', target: `secondary:${stays.id}` },
      { title: 'Empezar', type: 'restart' },
    ]
    const given = { assign_labels: [label], next: 'secondary', next_id: goes.id, assign_area_id: here.area, buttons }
    const made = await create('', mainResponseBody(intent.id, 'Envíos', given))
    const remove = () =>
      call('POST', `/ia/selector/${here.bot}/${intent.category_id}/${intent.id}`, { isFamily: false })
    const restore = async () => (await call('POST', `/ia/restore/${here.bot}/${intent.id}`, {})).body
    const read = async () => (await call('GET', `/responses/${here.bot}/${made.id}`)).body
    await remove()
    const whole = await restore()
    expect([whole.responses_count, whole.notice]).toEqual([1, undefined])
    expect(await read()).toMatchObject(given)

    await remove()
    await gone('label', label)
    await gone('area', here.area)
    await call('DELETE', `/responses/secondary/${here.bot}/${goes.id}`)
    expect((await restore()).notice).toBe(
      'Quedó afuera lo que ya no existe: el botón «Hablar con ventas», etiquetas, su continuación.',
    )
    expect(await read()).toMatchObject({ assign_labels: [], next: 'none', next_id: null, buttons: buttons.slice(1) })
    const [line] = (await app.audit((row) => row.bot_id === here.bot && row.action === 'restore')).slice(-1)
    expect(line?.after).toMatchObject({ left_out: ['el botón «Hablar con ventas»', 'etiquetas', 'su continuación'] })
  })
})

describe('restoring a response', () => {
  const restored = async (path: string, id: number, lose: () => Promise<unknown>) => {
    await call('DELETE', `/responses${path}/${here.bot}/${id}`)
    await lose()
    return call('POST', `/responses${path}/restore/${here.bot}/${id}`, {})
  }
  const leftOut = async () => {
    const lines = await app.audit((row) => row.bot_id === here.bot && row.action === 'restore')
    return (lines.at(-1)?.after as { left_out?: string[] } | null)?.left_out
  }

  test('removes references to deleted records and reports them', async () => {
    const goes = await create('/secondary', secondaryResponseBody('Se va'))
    const more = { title: 'Más', type: 'restart' }
    const given = {
      assign_labels: [label],
      next: 'secondary',
      next_id: goes.id,
      buttons: [...toArea(), more],
    }
    const made = await create('', mainResponseBody(await here.intent('Envíos'), 'Envíos', given))
    const whole = await restored('', made.id, async () => undefined)
    expect([whole.status, whole.body.notice]).toEqual([200, undefined])
    expect(whole.body).toMatchObject(given)
    expect(await leftOut()).toBeUndefined()

    const back = await restored('', made.id, async () => {
      await gone('label', label)
      await gone('area', here.area)
      await call('DELETE', `/responses/secondary/${here.bot}/${goes.id}`)
    })
    expect(back.status).toBe(200)
    expect(back.body.notice).toBe(
      'Quedó afuera lo que ya no existe: el botón «Hablar con ventas», etiquetas, su continuación.',
    )
    const without = {
      assign_labels: [],
      next: 'none',
      next_id: null,
      buttons: [more],
    }
    expect(back.body).toMatchObject(without)
    const kept = (await call('GET', `/responses/${here.bot}/${made.id}`)).body
    expect(kept).toMatchObject(without)
    expect(kept.notice).toBeUndefined()
    expect(await leftOut()).toEqual(['el botón «Hablar con ventas»', 'etiquetas', 'su continuación'])
  })

  test('works the same for a secondary response', async () => {
    const made = await create('/secondary', secondaryResponseBody('Sigue', { buttons: toArea() }))
    const { status, body } = await restored('/secondary', made.id, () => gone('area', here.area))
    expect([status, body.buttons, body.notice]).toEqual([
      ...[200, []],
      'Quedó afuera lo que ya no existe: el botón «Hablar con ventas».',
    ])
    expect(await leftOut()).toEqual(['el botón «Hablar con ventas»'])
  })

  test('works the same for a quick response', async () => {
    here = await createResponsesFixture(app, 1)
    const made = await create('/quick', {
      keywords: ['ventas'],
      answer: 'Te pasamos.',
      buttons: toArea(),
    })
    const { status, body } = await restored('/quick', made.id, () => gone('area', here.area))
    expect([status, body.buttons]).toEqual([200, []])
    expect(body.notice).toContain('«Hablar con ventas»')
  })

  test('keeps buttons that lead to the response itself', async () => {
    const again = (target: string) => [{ title: 'Otra vez', type: 'response', target }]
    const intent = await here.intent('Envíos')
    const first = await create('', mainResponseBody(intent, 'Envíos'))
    const second = await create('/secondary', secondaryResponseBody('Sigue'))
    const [toMain, toSecondary] = [again(String(first.id)), again(`secondary:${second.id}`)]
    await call('PUT', `/responses/${here.bot}/${first.id}`, mainResponseBody(intent, 'Envíos', { buttons: toMain }))
    await call(
      'PUT',
      `/responses/secondary/${here.bot}/${second.id}`,
      secondaryResponseBody('Sigue', { buttons: toSecondary }),
    )
    const back = await restored('', first.id, async () => undefined)
    expect([back.status, back.body.buttons, back.body.notice]).toEqual([200, toMain, undefined])
    const other = await restored('/secondary', second.id, async () => undefined)
    expect([other.status, other.body.buttons, other.body.notice]).toEqual([200, toSecondary, undefined])
    expect(await leftOut()).toBeUndefined()
  })

  test('updates buttons to a response that was converted meanwhile, and the trash keeps who deleted it', async () => {
    const goes = await create('/secondary', secondaryResponseBody('Se convierte'))
    const buttons = [{ title: 'Más', type: 'response', target: `secondary:${goes.id}` }]
    const made = await create('', mainResponseBody(await here.intent('Envíos'), 'Envíos', { buttons }))
    await call('DELETE', `/responses/${here.bot}/${made.id}`)
    const trash = async () => (await call('GET', `/responses/trash/${here.bot}`)).body
    const [before] = await trash()
    const person = await app.user()
    await app.member(here.bot, person, 3)
    const converted = await (await app.as(person)).call('POST', `/responses/secondary/convert/${here.bot}/${goes.id}`, {
      body: {},
    })
    expect((await trash()).find(({ id, type }: typeof before) => id === made.id && type === 'response')).toEqual(before)
    const { body } = await call('POST', `/responses/restore/${here.bot}/${made.id}`, {})
    expect([body.buttons, body.notice]).toEqual([[{ ...buttons[0], target: String(converted.body.id) }], undefined])
  })

  test('is refused while its intent is deleted', async () => {
    const intent = await here.intent('Envíos')
    const made = await create('', mainResponseBody(intent, 'Envíos'))
    const lose = () =>
      app.db.updateTable('intent').set({ deleted_at: app.clock.now() }).where('id', '=', intent).execute()
    const refused = await restored('', made.id, lose)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'No podemos recuperarlo: la intención «Envíos» está en Intenciones → Eliminadas: recupérala primero.',
    ])
    // After the retention period of the trash, the intent cannot be restored first.
    const long = new Date(app.clock.now().getTime() - 31 * 86_400_000)
    await app.db.updateTable('intent').set({ deleted_at: long }).where('id', '=', intent).execute()
    const late = await call('POST', `/responses/restore/${here.bot}/${made.id}`, {})
    expect(late.body.message).toBe('No podemos recuperarlo: la intención «Envíos» ya no existe.')
    await app.db.updateTable('intent').set({ deleted_at: null }).where('id', '=', intent).execute()
    expect((await call('POST', `/responses/restore/${here.bot}/${made.id}`, {})).status).toBe(200)
  })

  test('the trash lists each response with its intent and whether the intent is deleted as well', async () => {
    const stays = await here.intent('Horarios')
    const { id, category_id } = (
      await here.editor.call('POST', `/ia/selector/add/${here.bot}`, { body: { intent_name: 'Cerraduras' } })
    ).body
    const deleted = [
      await create('', mainResponseBody(stays, 'Horarios')),
      await create('', mainResponseBody(id, 'Cerraduras')),
      await create('/secondary', secondaryResponseBody('Sigue')),
    ]
    for (const [at, path] of ['', '', '/secondary'].entries())
      await call('DELETE', `/responses${path}/${here.bot}/${deleted[at].id}`)
    await call('POST', `/ia/selector/${here.bot}/${category_id}/${id}`, { isFamily: false })
    const trash: { title: string; detail?: string }[] = (await call('GET', `/responses/trash/${here.bot}`)).body
    expect(new Map(trash.map(({ title, detail }) => [title, detail]))).toEqual(
      new Map([
        ['Horarios', 'Intención «Horarios»'],
        ['Cerraduras', 'Intención «Cerraduras» (eliminada)'],
        ['Sigue', undefined],
      ]),
    )
  })
})
