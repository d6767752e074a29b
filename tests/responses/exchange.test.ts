import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  here = await createResponsesFixture(app)
})

const load = (content: string, dry_run = false, who = here.editor) =>
  who.call('POST', `/responses/import/${here.bot}`, { body: { content, dry_run } })
const titles = async () =>
  (await here.editor.call('GET', `/responses/${here.bot}?sort=["title","ASC"]`)).body.map(
    (one: { title: string }) => one.title,
  )

test('an import stores the valid rows and reports the number and reason of each rejected row', async () => {
  await here.intent('Horarios')
  await here.intent('Envíos')
  const file = [
    'Título;Intención;Categoría;Preguntas;Respuesta',
    'Horarios;Horarios;Local;"¿A qué hora abren?\n¿Abren los domingos?";Abrimos de 8 a 20.',
    'Envíos;Envíos;;a que hora abren;Sí.',
    'Garantía;No hay;;;Un año.',
    'Sin texto;Envíos;;;',
    'Envíos;Envíos;;¿Hacen envíos?;Sí, en el día.',
  ].join('\n')
  const { status, body } = await load(file)
  expect(status).toBe(200)
  expect(body).toEqual({
    created: 2,
    updated: 0,
    rejected: [
      { row: 3, message: expect.stringContaining('ya es un ejemplo de la intención «Horarios»') },
      { row: 4, message: 'La intención «No hay» no existe. Créala antes.' },
      { row: 5, message: expect.any(String) },
    ],
  })
  expect(await titles()).toEqual(['Envíos', 'Horarios'])
})

test('a dry run returns the same result and stores nothing', async () => {
  await here.intent('Horarios')
  const file = 'Título;Respuesta\nHorarios;De 8 a 20\nNada;Sí'
  const trial = await load(file, true)
  expect(trial.body).toMatchObject({ created: 1, rejected: [{ row: 3 }] })
  expect(await titles()).toEqual([])
  expect((await load(file)).body).toEqual(trial.body)
  expect(await titles()).toEqual(['Horarios'])
})

test('an exported file can be imported again without changes', async () => {
  const [one, two] = [await here.intent('Horarios'), await here.intent('Envíos')]
  const create = (body: object) => here.editor.call('POST', `/responses/${here.bot}`, { body })
  const first = (await create(mainResponseBody(one, 'Horarios', { questions: ['¿A qué hora abren?'] }))).body
  const buttons = [
    { title: 'Horarios', type: 'response', target: String(first.id) },
    { title: 'Ventas', type: 'area', target: String(here.area) },
    { title: 'Página', type: 'url', target: 'https://negocio.example', description: 'El catálogo' },
  ]
  const variants = ['Llegamos a toda la ciudad.', '=Envíos sin cargo']
  const messages = [{ kind: 'text', text: 'Hay envíos;\n"en el día".', variants }]
  await create(
    mainResponseBody(two, 'Envíos', { buttons, messages, channels: ['webchat'], questions: ['¿Hacen envíos?'] }),
  )
  const all = async () =>
    (await here.editor.call('GET', `/responses/${here.bot}`)).body.map(
      ({ version: _v, updated_at: _u, ...rest }: Record<string, unknown>) => rest,
    )
  const before = await all()
  const { content, count } = (await here.editor.call('GET', `/responses/export/${here.bot}`)).body
  expect(count).toBe(2)
  expect((await load(content)).body).toEqual({ created: 0, updated: 2, rejected: [] })
  expect(await all()).toEqual(before)
})

test('refuses a file that has no responses with a field error, and an Operador with 403', async () => {
  expect((await load('Nombre;Edad\nAna;30')).body.fields.content).toHaveLength(1)
  expect((await load('Título;Respuesta\n"abierto;sí')).status).toBe(422)
  expect((await load('Título;Respuesta\n', false, here.operator)).status).toBe(403)
  expect((await load('Título;Respuesta\nNada;Sí')).body).toMatchObject({
    created: 0,
    updated: 0,
    rejected: [{ row: 2 }],
  })
})
