import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createResponsesFixture,
  mainResponseBody,
  type ResponsesFixture,
  secondaryResponseBody,
} from '../responses/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let here: ResponsesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  here = await createResponsesFixture(app)
})

const call = (method: string, path: string, body?: object) => here.editor.call(method, path, body && { body })
const create = async (path: string, body: object) => (await call('POST', `/responses${path}/${here.bot}`, body)).body
const listed = async (id: number) =>
  (await call('GET', `/ia/${here.bot}`)).body[0].intents.find((one: { id: number }) => one.id === id)
const remove = async (id: number) =>
  call('POST', `/ia/selector/${here.bot}/${(await listed(id)).category_id}/${id}`, { isFamily: false })
const to = (id: number) => [{ title: 'Ver costos', type: 'response', target: String(id) }]

describe('deleting an intent with responses that are in use', () => {
  test('is refused with the list of uses, and succeeds once there are none', async () => {
    const [costs, hello] = [await here.intent('Costos'), await here.intent('Saludo')]
    const { id } = await create('', mainResponseBody(costs, 'Costo de envío'))
    const leading = await create('', mainResponseBody(hello, 'Saludo', { buttons: to(id) }))
    const card = { title: 'Envíos', buttons: to(id) }
    const cards = [{ kind: 'card', text: '', cards: [card] }]
    const follows = await create('/secondary', secondaryResponseBody('Sigue', { messages: cards }))
    const uses = [
      { type: 'response', via: 'button', id: leading.id, label: 'Saludo' },
      { type: 'secondary', via: 'button', id: follows.id, label: 'Sigue' },
    ]
    expect((await listed(costs)).used_by).toEqual(uses)
    expect((await listed(hello)).used_by).toEqual([])
    const one = await call('DELETE', `/responses/${here.bot}/${id}`)
    const whole = await remove(costs)
    expect([whole.status, whole.body.code, whole.body.message]).toEqual([409, 'in_use', one.body.message])
    expect(whole.body.message).toContain('«Saludo», «Sigue»')
    expect((await call('GET', `/responses/${here.bot}/${id}`)).status).toBe(200)

    await call('DELETE', `/responses/secondary/${here.bot}/${follows.id}`)
    expect((await remove(costs)).body.message).not.toContain('«Sigue»')
    await call('PUT', `/responses/${here.bot}/${leading.id}`, mainResponseBody(hello, 'Saludo', { buttons: [] }))
    expect((await remove(costs)).status).toBe(200)
    expect((await call('GET', `/responses/${here.bot}/${id}`)).status).toBe(404)
  })

  test('succeeds when only its own responses link to each other, and a restore keeps these links', async () => {
    const costs = await here.intent('Costos')
    const first = await create('', mainResponseBody(costs, 'Costos', { channels: ['webchat'] }))
    const second = await create(
      '',
      mainResponseBody(costs, 'Costos móvil', { channels: ['whatsapp'], buttons: to(first.id) }),
    )
    await call(
      'PUT',
      `/responses/${here.bot}/${first.id}`,
      mainResponseBody(costs, 'Costos', { buttons: to(first.id), channels: ['webchat'] }),
    )
    expect((await call('DELETE', `/responses/${here.bot}/${first.id}`)).body.code).toBe('in_use')
    expect((await listed(costs)).used_by).toEqual([])
    expect((await remove(costs)).status).toBe(200)
    const back = await call('POST', `/ia/restore/${here.bot}/${costs}`, {})
    expect([back.body.responses_count, back.body.notice]).toEqual([2, undefined])
    expect((await call('GET', `/responses/${here.bot}/${second.id}`)).body.buttons).toEqual(to(first.id))
  })
})
