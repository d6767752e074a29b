import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture } from './fixtures.ts'

// The questions of a response are the examples of its intent: a change of the examples changes the response.

let app: TestApp
let here: ResponsesFixture
let colleague: SignedIn
let colleagueId: number
let intent: number
let read: Response

interface Response {
  id: number
  version: number
  questions: string[]
}

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  here = await createResponsesFixture(app)
  const person = await app.user()
  await app.member(here.bot, person, 3)
  colleagueId = person.id
  colleague = await app.as(person)
  intent = await here.intent('Envíos')
  const body = mainResponseBody(intent, 'Envíos', { questions: ['¿hacen envíos?', '¿envían lejos?'] })
  read = (await here.editor.call('POST', `/responses/${here.bot}`, { body })).body
})

const get = async (id = read.id) => (await here.editor.call('GET', `/responses/${here.bot}/${id}`)).body
/** Saves the response as read before, with the given changes. */
const save = (change: object, version: number | undefined = read.version) =>
  here.editor.call('PUT', `/responses/${here.bot}/${read.id}`, {
    body: mainResponseBody(intent, 'Envíos', { questions: read.questions, version, ...change }),
  })
const addExample = async (text: string, more: object = {}) =>
  (await colleague.call('POST', `/examples/${here.bot}`, { body: { text, intent_id: intent, ...more } })).body
const examplesOf = async () =>
  (await here.editor.call('GET', `/examples/${here.bot}`)).body as { id: number; text: string }[]
const idOf = async (text: string) => (await examplesOf()).find((one) => one.text === text)?.id

/** Changes by a colleague in the meantime, and the questions after each. */
const meanwhile: [string, () => Promise<unknown>, string[]][] = [
  ['adds one', () => addExample('¿y a Funes?'), ['¿hacen envíos?', '¿envían lejos?', '¿y a Funes?']],
  [
    'rewrites one',
    async () =>
      colleague.call('PUT', `/examples/${here.bot}/${await idOf('¿envían lejos?')}`, {
        body: { text: '¿llegan lejos?', intent_id: intent },
      }),
    ['¿hacen envíos?', '¿llegan lejos?'],
  ],
  [
    'deletes one',
    async () => colleague.call('DELETE', `/examples/${here.bot}/${await idOf('¿envían lejos?')}`),
    ['¿hacen envíos?'],
  ],
  [
    'moves one to another intent',
    async () =>
      colleague.call('POST', `/responses/questions/move/${here.bot}`, {
        body: { questions: ['¿envían lejos?'], intent_id: await here.intent('Lejos') },
      }),
    ['¿hacen envíos?'],
  ],
  [
    'imports one',
    () =>
      colleague.call('POST', `/examples/import/${here.bot}`, {
        body: { filename: 'ejemplos.csv', content: 'Intención,Ejemplo\nEnvíos,¿y a Funes?\n' },
      }),
    ['¿hacen envíos?', '¿envían lejos?', '¿y a Funes?'],
  ],
]

test.each(meanwhile)('a save returns 409 with the current response when a colleague %s', async (_, change, now) => {
  const changed = (await change()) as { status?: number }
  expect(changed.status ?? 200).toBeLessThan(300)
  const refused = await save({ title: 'Envíos a domicilio' })
  expect([refused.status, refused.body.code]).toEqual([409, 'stale'])
  expect(refused.body.current).toMatchObject({ id: read.id, questions: now, title: 'Envíos' })
  expect(refused.body.changed_by).toMatchObject({ id: colleagueId })
  expect((await get()).questions).toEqual(now)
  // Saving with the new version succeeds.
  const { version } = refused.body.current
  const done = await save({ title: 'Envíos a domicilio', questions: [...now, '¿y hoy?'] }, version)
  expect([done.status, done.body.questions]).toEqual([200, [...now, '¿y hoy?']])
  expect(done.body.version).toBe(version + 1)
})

test('examples of the test split, of other intents and unchanged ones do not raise the version', async () => {
  await addExample('¿hacen envíos a Mendoza?', { split: 'test' })
  const other = await here.intent('Otra')
  await addExample('¿qué otra cosa?', { intent_id: other })
  await colleague.call('PUT', `/examples/${here.bot}/${await idOf('¿hacen envíos?')}`, {
    body: { text: '¿hacen envíos?', intent_id: intent },
  })
  expect(await get()).toEqual(read)
  expect((await save({ questions: ['¿hacen envíos?'] })).body).toMatchObject({
    version: 2,
    questions: ['¿hacen envíos?'],
  })
})

test('a new example raises the version of each response of the intent, except deleted ones', async () => {
  const create = async (of: number, title: string, given: object) => {
    const { questions: _, ...body } = mainResponseBody(of, title, { enabled: false, ...given })
    return (await here.editor.call('POST', `/responses/${here.bot}`, { body })).body as Response
  }
  const twin = await create(intent, 'De noche', {})
  const gone = await create(intent, 'Se fue', {})
  const other = await create(await here.intent('Otra'), 'Otra', {})
  const deleted = await get(gone.id)
  await here.editor.call('DELETE', `/responses/${here.bot}/${gone.id}`)
  await addExample('¿y a Funes?')
  expect(await get(twin.id)).toMatchObject({ version: twin.version + 1, updated_by: { id: colleagueId } })
  expect(await get(other.id)).toMatchObject({ version: other.version })
  const [trashed] = (await here.editor.call('GET', `/responses/trash/${here.bot}`)).body
  expect(trashed).toMatchObject({ id: gone.id, deleted_by: deleted.updated_by })
  // A save of one response raises the version of the other one, too.
  const { version } = await get()
  expect((await save({ questions: ['¿hacen envíos?'] }, version)).body.version).toBe(version + 1)
  expect((await get(twin.id)).version).toBe(twin.version + 2)
})

test('a body without questions keeps them, and one without a version replaces them', async () => {
  await addExample('¿y a Funes?')
  const { version } = await get()
  const { questions: _, ...silent } = mainResponseBody(intent, 'Sin preguntas', { version })
  const done = await here.editor.call('PUT', `/responses/${here.bot}/${read.id}`, { body: silent })
  expect(done.body).toMatchObject({
    title: 'Sin preguntas',
    questions: ['¿hacen envíos?', '¿envían lejos?', '¿y a Funes?'],
  })
  const whole = mainResponseBody(intent, 'Entera', { questions: ['¿hacen envíos?'] })
  const replaced = await here.editor.call('PUT', `/responses/${here.bot}/${read.id}`, { body: whole })
  expect([replaced.status, replaced.body.questions]).toEqual([200, ['¿hacen envíos?']])
})

test('a new response removes only questions listed as known, and restores no deleted ones', async () => {
  const create = (given: object) =>
    here.editor.call('POST', `/responses/${here.bot}`, {
      body: mainResponseBody(intent, 'De noche', { enabled: false, ...given }),
    })
  await colleague.call('DELETE', `/examples/${here.bot}/${await idOf('¿envían lejos?')}`)
  await addExample('¿y a Funes?')
  const known_questions = read.questions
  const made = await create({ questions: ['¿envían lejos?', '¿y de noche?'], known_questions })
  expect([made.status, made.body.questions]).toEqual([201, ['¿y a Funes?', '¿y de noche?']])
  expect(made.body.known_questions).toBeUndefined()
  const unaware = await create({ title: 'De día', questions: ['¿y de día?'] })
  expect(unaware.body.questions).toEqual(['¿y a Funes?', '¿y de noche?', '¿y de día?'])
})

test('moving a response to another intent removes only questions listed as known', async () => {
  const other = await here.intent('Retiros')
  const ask = async (text: string) => addExample(text, { intent_id: other })
  await ask('¿puedo retirar?')
  await ask('¿dónde retiro?')
  const known_questions = ['¿puedo retirar?', '¿dónde retiro?']
  await ask('¿hasta qué hora?')
  const given = { intent_id: other, questions: ['¿puedo retirar?', '¿lo paso a buscar?'], known_questions }
  const { status, body } = await save(given)
  expect([status, body.questions]).toEqual([200, ['¿puedo retirar?', '¿hasta qué hora?', '¿lo paso a buscar?']])
  const texts = (await examplesOf()).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(read.questions))
})
