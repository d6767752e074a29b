import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let editor: SignedIn
let first: number
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  bot = await app.bot()
  editor = await staff()
  await insertIntents(app, bot, shopIntents)
  first = await publishModel(app, bot)
})
afterAll(() => app.stop())

async function staff(of = bot): Promise<SignedIn> {
  const user = await app.user()
  await app.member(of, user, 3)
  return app.as(user)
}

const batch = (body: object, who = editor, of = bot) => who.call('POST', `/testbot/batch/${of}`, { body })
const texts = (...all: string[]) => ({ messages: all.map((text) => ({ text })) })

test('each message is read as the first of a conversation, and nothing is stored', async () => {
  const { status, body } = await batch(
    texts('¿mandan envíos a domicilio?', 'qwerty zxcv', 'quiero hablar con una persona'),
  )
  expect(status).toBe(200)
  expect(body.model).toMatchObject({ run_id: first, trained: true })
  expect(body.compared).toBeNull()
  expect(body.rows).toMatchObject([
    { expected: null, before: null, change: null, now: { outcome: 'answered', intent: 'Envíos', answer: 'Envíos' } },
    { now: { outcome: 'asked', rule: 'fallback', intent: null, right: null } },
    { now: { outcome: 'handed', rule: 'words' } },
  ])
  for (const table of ['chat', 'message', 'message_fact', 'test_session'] as const)
    expect(await app.db.selectFrom(table).select('bot_id').where('bot_id', '=', bot).execute()).toEqual([])
})

test('an expected intent is found by its name in any case, and an unknown one is refused at its line', async () => {
  const said = (expected: string) => ({ text: 'hacen envíos', expected })
  const { body } = await batch({ messages: [said('ENVIOS'), said('horarios')] })
  expect(
    body.rows.map(({ expected, now }: { expected: string; now: { right: boolean } }) => [expected, now.right]),
  ).toEqual([
    ['Envíos', true],
    ['Horarios', false],
  ])
  const refused = await batch({ messages: [said('Envíos'), said('Mudanzas')] })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    message: 'No hay una intención «Mudanzas». Corrige o quita su nombre.',
    fields: { 'messages.1.expected': ['No hay una intención «Mudanzas». Corrige o quita su nombre.'] },
  })
})

test('a comparison tells better and worse where something is expected, and else only what changed', async () => {
  const teach = async (text: string, name: string) => {
    const { id } = await app.db
      .selectFrom('intent')
      .select('id')
      .where('bot_id', '=', bot)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('example')
      .values({ bot_id: bot, intent_id: id, text, folded: text, signature: text })
      .execute()
  }
  for (const text of ['laburan el domingo', 'laburan los domingos', 'laburás hoy']) await teach(text, 'Horarios')
  const second = await publishModel(app, bot)
  const messages = [
    { text: 'laburan el domingo', expected: 'Horarios' },
    { text: 'laburan el domingo', expected: 'Envíos' },
    { text: 'laburan el domingo' },
    { text: 'hacen envíos', expected: 'Envíos' },
  ]
  const changes = async (body: object) => (await batch(body)).body.rows.map(({ change }: { change: string }) => change)
  expect(await changes({ messages, compare: first })).toEqual(['better', 'changed', 'changed', 'same'])
  const back = { messages: messages.slice(0, 1), compare: second }
  await app.db.updateTable('bot_model').set({ active: false }).where('bot_id', '=', bot).execute()
  await app.db.updateTable('bot_model').set({ active: true }).where('run_id', '=', first).execute()
  expect(await changes(back)).toEqual(['worse'])
  // The draft has the new examples too.
  expect(await changes({ ...back, model: 'draft' })).toEqual(['same'])
})

test('only a stored model of the same bot can be compared', async () => {
  const other = await app.bot()
  await insertIntents(app, other, shopIntents)
  const foreign = await publishModel(app, other)
  const absent = await batch({ ...texts('hola'), compare: 2_000_000_000 })
  expect(absent.status).toBe(422)
  expect(absent.body.fields).toHaveProperty('compare')
  expect((await batch({ ...texts('hola'), compare: foreign })).body).toEqual(absent.body)
  expect((await batch({ ...texts('hola'), compare: first })).status).toBe(200)
  const elsewhere = await staff(other)
  expect((await batch(texts('hola'), elsewhere)).status).toBe(404)
})

test('a list of more than 500 messages is refused, and one of 500 does not hold up others', async () => {
  const many = (count: number) => texts(...Array.from({ length: count }, (_, i) => `hacen envíos ${i}`))
  expect((await batch(many(501))).status).toBe(422)
  const order: string[] = []
  const note = (name: string) => () => order.push(name)
  await Promise.all([
    batch(many(500)).then(note('batch')),
    editor.call('GET', `/testbot/cases/${bot}`).then(note('list')),
  ])
  expect(order).toEqual(['list', 'batch'])
})

const read = (content: string) => editor.call('POST', `/testbot/batch/read/${bot}`, { body: { content } })

test.each([
  ['one per line', 'hacen envíos\n\n ¿abren hoy? \r\nhacen envios', [['hacen envíos'], ['¿abren hoy?']], 1],
  ['two columns of a spreadsheet', 'hacen envíos\tEnvíos\nhola\t', [['hacen envíos', 'Envíos'], ['hola']], 0],
  [
    'a semicolon before an intent',
    'hola; busco algo\nabren hoy;horarios',
    [['hola; busco algo'], ['abren hoy', 'horarios']],
    0,
  ],
  [
    'a CSV with titles',
    'Intención;Mensaje\nEnvíos;"hacen ""envíos"""\n;hola',
    [['hacen "envíos"', 'Envíos'], ['hola']],
    0,
  ],
  [
    'commas in messages and before intents',
    'hola, buenas\nbusco 1,5 litros\nbuenas,horarios\n"hola, abren?",Horarios\nhola,quería saber',
    [
      ['hola, buenas'],
      ['busco 1,5 litros'],
      ['buenas', 'horarios'],
      ['hola, abren?', 'Horarios'],
      ['hola,quería saber'],
    ],
    0,
  ],
  [
    'a table, in which every last cell is a column',
    'abren hoy; Horarios\nhacen envíos; Envíos\nhola; busco algo;',
    [['abren hoy', 'Horarios'], ['hacen envíos', 'Envíos'], ['hola; busco algo']],
    0,
  ],
  ['commas in a CSV', 'mensaje,intención esperada\n"hola, abren?",Horarios', [['hola, abren?', 'Horarios']], 0],
])('a list is read: %s', async (_, content, messages, repeated) => {
  const { status, body } = await read(content)
  expect(status).toBe(200)
  expect(body).toEqual({
    messages: messages.map(([text, expected]) => ({ text, ...(expected && { expected }) })),
    repeated,
    rejected: [],
    rejected_total: 0,
  })
  expect((await batch({ messages: body.messages })).status).toBe(200)
})

test('bad lines are left out with their number and reason, and the good ones are read', async () => {
  const { status, body } = await read(`hola\n${'a'.repeat(1025)}\n\nadiós\tMudanzas\nabren hoy\tHorarios`)
  expect(status).toBe(200)
  expect(body).toEqual({
    messages: [{ text: 'hola' }, { text: 'abren hoy', expected: 'Horarios' }],
    repeated: 0,
    rejected: [
      {
        ...{ line: 2, reason: 'Sobra 1 carácter: el límite es 1.024.', unknown: null, nearest: [], guessed: false },
      },
      {
        ...{ line: 4, reason: 'No hay una intención «Mudanzas». Corrige o quita su nombre.' },
        ...{ unknown: 'Mudanzas', nearest: [], guessed: false },
      },
    ],
    rejected_total: 2,
  })
})

test.each([
  ['abren hoy;No existe', 'No existe', [], true],
  ['¿abren hoy?,No existe', 'No existe', [], true],
  ['abren hoy,No existe', 'No existe', [], true],
  ['"hola, abren?",No existe', 'No existe', [], false],
  ['abren hoy\tHorario de atención', 'Horario de atención', ['Horarios'], false],
  ['hacen envíos; envio', 'envio', ['Envíos'], true],
  ['hacen envíos,Enbíos', 'Enbíos', ['Envíos'], true],
])(
  'the unknown intent of %j is told, with those of a similar name, and the good lines are read',
  async (line, unknown, nearest, guessed) => {
    const { status, body } = await read(`hola\n${line}\n¿abren mañana?;Horarios`)
    expect(status).toBe(200)
    expect(body.messages).toEqual([{ text: 'hola' }, { text: '¿abren mañana?', expected: 'Horarios' }])
    const reason = `No hay una intención «${unknown}». Corrige o quita su nombre.`
    expect(body.rejected).toEqual([{ line: 2, reason, unknown, nearest, guessed }])
  },
)

test('a tab at the end of a line makes all of it the message', async () => {
  const { body } = await read('abren hoy;No existe\t')
  expect(body).toMatchObject({ messages: [{ text: 'abren hoy;No existe' }], rejected: [] })
})

test('of many bad lines, the first 100 and their number are returned', async () => {
  const { status, body } = await read(`hola\n${'adiós\tMudanzas\n'.repeat(3000)}`)
  expect(status).toBe(200)
  expect(body.rejected.map(({ line }: { line: number }) => line)).toEqual(Array.from({ length: 100 }, (_, i) => i + 2))
  expect(body.rejected_total).toBe(3000)
})

test('a bad row of a CSV has the number of its line in the text, which a spreadsheet does not show', async () => {
  const { body } = await read('sep=;\nMensaje;Intención\n"hola,\nbuenas";\n\nadiós;Mudanzas')
  expect(body.messages).toHaveLength(1)
  expect(body.rejected).toMatchObject([{ line: 6 }])
})

test.each([
  [' \n ', 'No hay mensajes en la lista. Escribe al menos uno.'],
  [Array.from({ length: 501 }, (_, i) => `mensaje ${i}`).join('\n'), 'Son 501 mensajes. Prueba hasta 500 por vez.'],
  ['Mensaje;Intención\n"hola', 'En la línea 2 hay comillas que no se cierran. Ciérralas o quítalas.'],
])('a list that cannot be tested is refused with the reason', async (content, message) => {
  const { status, body } = await read(content)
  expect(status).toBe(422)
  expect(body).toMatchObject({ message, fields: { content: [message] } })
})
