// A message without any word the bot was trained on is a fallback, even if it resembles an example.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { insertIntents, publishModel, shopIntents } from './fixtures.ts'

let app: TestApp
let bot: number
let editor: SignedIn
beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 3)
  editor = await app.as(user)
  const says = (text: string) => ({ messages: [{ kind: 'text' as const, text }] })
  await insertIntents(app, bot, [
    ...shopIntents,
    {
      intent: 'Cuotas',
      examples: ['6 cuotas', 'se puede en 12', 'y en 3?', 'tienen 18 cuotas'],
      response: says('Hay 6.'),
    },
    { intent: 'Emergencias', examples: ['911', 'es una emergencia', 'llamen al 911'], response: says('Ya vamos.') },
  ])
  await app.db
    .insertInto('entity')
    .values({ bot_id: bot, name: 'cantidad', label: 'Cantidad', type: 'system', system_kind: 'number' })
    .execute()
  await publishModel(app, bot, 0.1)
})
afterAll(() => app.stop())

let sessions = 0
const ask = async (text: string) => {
  const body = { session: `palabras-${++sessions}`, text }
  return (await editor.call('POST', `/testbot/message/${bot}`, { body })).body
}

test.each([['500'], ['¿y en la de el?'], ['y eso que'], ['o sea'], ['zzzzt qwrk']])(
  '«%s» matches no intent',
  async (text) => {
    expect(await ask(text)).toMatchObject({ rule: 'fallback', intents: [], intent_id: null })
  },
)

test.each([['48213'], ['12.500']])('«%s» matches no intent and may be for the team', async (text) => {
  expect(await ask(text)).toMatchObject({ rule: 'datum', intents: [], intent_id: null })
})

test.each([
  ['hacen envios', 'Envíos'],
  ['en cuotas', 'Cuotas'],
  ['orario', 'Horarios'],
  ['domisilio', 'Envíos'],
])('«%s» matches an intent although it is misspelt or short', async (text, intent) => {
  const { intents } = await ask(text)
  expect(intents[0]?.name).toBe(intent)
})

test('a bare number that is exactly an example matches its intent', async () => {
  expect(await ask('911')).toMatchObject({ rule: 'intent', response: 'Emergencias' })
})
