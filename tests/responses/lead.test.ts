import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { insertTrainingData, runTrainingJobs, TRAINING_EXAMPLES } from '../training/fixtures.ts'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture

beforeAll(async () => {
  app = await startApp()
  here = await createResponsesFixture(app)
})
afterAll(() => app.stop())

const lead = async (title: string, who = here.editor) =>
  who.call('POST', `/responses/lead/${here.bot}`, { body: { title } })

test('a button without a target returns what it leads to, and the training report lists broken ones', async () => {
  expect((await lead('Horarios')).body).toEqual({ leads_to: null })
  const intents = await insertTrainingData(app, here.bot, TRAINING_EXAMPLES)
  const post = async (body: object) => (await here.editor.call('POST', `/responses/${here.bot}`, { body })).body
  const { questions: _, ...hours } = mainResponseBody(intents.Horarios as number, 'Horarios', {
    buttons: [
      { title: 'Envíos', type: 'response' },
      { title: 'Xyz qwfp', type: 'response' },
    ],
  })
  const { id } = await post(hours)
  const { questions: _q, ...sends } = mainResponseBody(intents.Envíos as number, 'Costo de los envíos')
  await post(sends)
  expect((await here.editor.call('POST', `/training/${here.bot}`, { body: {} })).status).toBe(202)
  await runTrainingJobs(app)
  expect((await lead('Envíos')).body).toEqual({ leads_to: '«Costo de los envíos»' })
  expect((await lead('Xyz qwfp')).body).toEqual({ leads_to: null })
  expect((await lead('Hablar con una persona')).body).toEqual({ leads_to: 'una persona del equipo' })
  expect((await lead('Envíos', here.operator)).status).toBe(403)

  const { id: run } = (await here.editor.call('GET', `/training/${here.bot}`)).body
  const report = await here.editor.call('GET', `/training/report/${here.bot}/${run}`)
  expect(report.body.broken_buttons).toEqual([
    { response: { type: 'response', id, name: 'Horarios' }, button: 'Xyz qwfp' },
  ])
})
