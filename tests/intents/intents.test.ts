import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let editor: SignedIn
let operator: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  bot = await app.bot()
  const [one, two] = [await app.user(), await app.user()]
  await app.member(bot, one, 3)
  await app.member(bot, two, 4)
  editor = await app.as(one)
  operator = await app.as(two)
})

const create = (who: SignedIn, intent_name: unknown) =>
  who.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name } })

const stateOf = (id: number) =>
  app.db.selectFrom('bot').select(['pending_changes', 'state']).where('id', '=', id).executeTakeFirstOrThrow()

describe('intents', () => {
  test('the list has one element with the intents, sorted by name', async () => {
    expect((await create(editor, '  Ñandú  ')).status).toBe(201)
    const made = await create(editor, 'Envíos')
    expect(made.body).toMatchObject({ description: 'Envíos', isFamily: false })
    const { status, body } = await editor.call('GET', `/ia/${bot}`)
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0].intents.map((intent: { description: string }) => intent.description)).toEqual(['Envíos', 'Ñandú'])
  })

  test('several intents can be created concurrently', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `Consulta ${i}`)
    const made = await Promise.all(names.map((name) => create(editor, name)))
    expect(made.map(({ status }) => status)).toEqual(names.map(() => 201))
    expect(await stateOf(bot)).toEqual({ pending_changes: names.length, state: 'pending' })
  })

  test('creating an intent during a training keeps the training state and counts the change', async () => {
    await app.db.updateTable('bot').set({ state: 'train' }).where('id', '=', bot).execute()
    await create(editor, 'Formas de pago')
    expect(await stateOf(bot)).toEqual({ pending_changes: 1, state: 'train' })
  })

  test('ñ is a letter of its own', async () => {
    expect((await create(editor, 'Ano nuevo')).status).toBe(201)
    expect((await create(editor, 'Año nuevo')).status).toBe(201)
  })

  test('one of two concurrent requests for the same name succeeds', async () => {
    const answers = await Promise.all([create(editor, 'Garantía'), create(editor, 'garantia')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await stateOf(bot)).pending_changes).toBe(1)
  })

  test.each([
    ['', 'Debes completar todos los campos obligatorios.'],
    ['   ', 'Debes completar todos los campos obligatorios.'],
  ])('the name %j is refused with the message of the contract', async (name, text) => {
    const answer = await create(editor, name)
    expect(answer.status).toBe(422)
    expect(answer.body.fields.intent_name).toEqual([text])
  })

  test.each([['<b>'], ["d'Artagnan"], [7], [null]])('the name %j is refused', async (name) => {
    expect((await create(editor, name)).status).toBe(422)
    expect((await create(editor, 'Pagos')).status).toBe(201)
  })

  test.each([
    ["d'Artagnan", "No se permite «'». Quítalo."],
    ['Pagos (tarjeta)', 'No se permiten «(» ni «)». Quítalos.'],
    ['Pagos\u200By envíos', 'No se permite un signo invisible. Quítalo.'],
    ['Pagos 😀', 'No se permite «😀». Quítalo.'],
  ])('the message for the name %j names the invalid characters', async (name, text) => {
    expect((await create(editor, name)).body.fields).toEqual({ intent_name: [text] })
  })

  test('the buttons list is available to members who write responses', async () => {
    await create(editor, 'Horarios')
    const writer = await app.user()
    await app.member(bot, writer, 3, { advanced_configuration: false })
    const { body } = await (await app.as(writer)).call('GET', `/ia/buttons/${bot}`)
    expect(body).toMatchObject([{ title: 'Horarios' }])
    expect((await operator.call('GET', `/ia/buttons/${bot}`)).status).toBe(403)
  })
})

describe('deleting an intent', () => {
  const remove = (id: number, category: number, isFamily = false) =>
    editor.call('POST', `/ia/selector/${bot}/${category}/${id}`, { body: { isFamily } })

  test('removes it from the list and records the time of the deletion', async () => {
    const { id, category_id } = (await create(editor, 'Promoción')).body
    const answer = await remove(id, category_id)
    expect(answer.body).toEqual({ message: 'Intención eliminada correctamente.' })
    expect((await editor.call('GET', `/ia/${bot}`)).body).toEqual([{ intents: [] }])
    const kept = app.db.selectFrom('intent').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow()
    expect((await kept).deleted_at).toEqual(app.clock.now().toISOString())
  })

  test('returns 404 if the intent is in another category', async () => {
    const { id, category_id } = (await create(editor, 'Promoción')).body
    expect((await remove(id, category_id + 1)).status).toBe(404)
    expect((await remove(id, category_id)).status).toBe(200)
  })

  test('returns 409 and keeps the intent if `isFamily` does not match', async () => {
    const { id, category_id } = (await create(editor, 'Promoción')).body
    expect((await remove(id, category_id, true)).status).toBe(409)
    expect((await remove(id, category_id, false)).status).toBe(200)
  })

  test('succeeds for one of two concurrent requests, and one change is counted', async () => {
    const { id, category_id } = (await create(editor, 'Promoción')).body
    const answers = await Promise.all([remove(id, category_id), remove(id, category_id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await stateOf(bot)).pending_changes).toBe(2)
  })
})

describe('restoring an intent', () => {
  const remove = ({ id, category_id }: { id: number; category_id: number }) =>
    editor.call('POST', `/ia/selector/${bot}/${category_id}/${id}`, { body: { isFamily: false } })
  const restore = (id: number) => editor.call('POST', `/ia/restore/${bot}/${id}`, { body: {} })
  const example = (intent_id: number, text: string) =>
    editor.call('POST', `/examples/${bot}`, { body: { text, intent_id } })
  const texts = async (id: number) =>
    (await editor.call('GET', `/examples/${bot}?filter=${JSON.stringify({ intent_id: id })}`)).body
      .map(({ text }: { text: string }) => text)
      .sort()

  test('restores its examples and responses, except texts taken meanwhile, and requires a training', async () => {
    const intent = (await create(editor, 'Promoción')).body
    const gone = (await example(intent.id, 'ya no va')).body
    await editor.call('DELETE', `/examples/${bot}/${gone.id}`)
    app.clock.advance(1)
    for (const text of ['qué promos hay', 'descuentos', 'ofertas']) await example(intent.id, text)
    const messages = [{ kind: 'text', text: 'Los martes.' }]
    await editor.call('POST', `/responses/${bot}`, { body: { intent_id: intent.id, title: 'Promos', messages } })
    await remove(intent)
    const taker = (await create(editor, 'Ofertas')).body
    expect((await example(taker.id, 'Ofertas!')).status).toBe(201)
    const before = (await stateOf(bot)).pending_changes
    const back = await restore(intent.id)
    expect(back.body).toMatchObject({ description: 'Promoción', examples_count: 2, responses_count: 1 })
    expect(await texts(intent.id)).toEqual(['descuentos', 'qué promos hay'])
    expect((await editor.call('GET', `/responses/${bot}`)).body).toMatchObject([{ title: 'Promos' }])
    expect((await stateOf(bot)).pending_changes).toBe(before + 1)
  })
})
