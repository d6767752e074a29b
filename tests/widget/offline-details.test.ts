import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, freshKey, SITE, type TestVisitor, type WidgetFixture } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture
let admin: SignedIn
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  await on.settings({ webchat: { parameters: { allowed_domains: [SITE], offline_form: true } } })
  const boss = await app.user()
  await app.member(on.botId, boss, roles.administrador)
  admin = await app.as(boss)
})
afterAll(() => app.stop())

const JULIA = { name: 'Julia Roca', email: 'julia@correo.example', phone: '+5491155550142' }
const SENTENCE = 'Soy Carlos Perez de Alta Gracia, llamenme'

const leave = async (visitor: TestVisitor, left: object) => {
  expect((await visitor.call('POST', '/offline', { key: freshKey(), message: 'Hola', ...left })).status).toBe(201)
  await on.answer()
}

/** The contact of the first chat as staff see it. */
const contact = async () => {
  const { contact_id } = await on.chat()
  return (await admin.call('GET', `/contacts/${on.botId}/${contact_id}`)).body
}
const told = ({ collected }: { collected: { label: string; value: string; completes?: string }[] }) =>
  collected.map(({ label, value, completes }) => [label, value, completes]).sort()

test('what is typed into the form names a contact without a name, and is offered for what the contact lacks', async () => {
  await leave(await on.visitor(), JULIA)
  const seen = await contact()
  expect(seen).toMatchObject({ name: 'Julia Roca', email: '', phone: '' })
  expect(told(seen)).toEqual([
    ['Correo', JULIA.email, 'email'],
    ['Nombre', 'Julia Roca', undefined],
    ['Teléfono', JULIA.phone, 'phone'],
  ])
})

test('a name in the form wins over one in a sentence, whichever comes first', async () => {
  await on.quick({ keywords: ['persona'], answer: 'Te paso con alguien.', action: 'handoff' })
  const visitor = await on.visitor()
  for (const text of ['Quiero hablar con una persona', SENTENCE]) {
    await visitor.say(text)
    await on.answer()
  }
  expect((await contact()).name).toBe('Carlos Perez')
  await leave(visitor, { ...JULIA, message: SENTENCE })
  expect((await contact()).name).toBe('Julia Roca')
  await visitor.say('soy Ana Ruiz')
  await on.answer()
  const seen = await contact()
  expect(seen.name).toBe('Julia Roca')
  expect(told(seen)).toContainEqual(['Nombre', 'Julia Roca', undefined])
})

test('the form changes neither the name nor the data that the team gave, nor another contact with them', async () => {
  const other = (await admin.call('POST', `/contacts/${on.botId}`, { body: JULIA })).body
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const { id, version } = await contact()
  const own = { name: 'Marta Gil', email: 'marta@correo.example', version }
  expect((await admin.call('PUT', `/contacts/${on.botId}/${id}`, { body: own })).status).toBe(200)
  await leave(visitor, JULIA)
  const seen = await contact()
  expect(seen).toMatchObject({ id, name: 'Marta Gil', email: 'marta@correo.example', phone: '' })
  expect(told(seen)).toEqual([
    ['Correo', JULIA.email, undefined],
    ['Nombre', 'Julia Roca', undefined],
    ['Teléfono', JULIA.phone, 'phone'],
  ])
  expect((await admin.call('GET', `/contacts/${on.botId}/${other.id}`)).body).toMatchObject(JULIA)
  const body = { name: 'Marta Gil', phone: JULIA.phone, version: seen.version }
  expect((await admin.call('PUT', `/contacts/${on.botId}/${id}`, { body })).status).toBe(200)
  expect(told(await contact())).toContainEqual(['Teléfono', JULIA.phone, undefined])
})
