// Texts that are built to harm: each is answered like any other.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decide } from '../../src/server/knowledge/dialogue/decide.ts'
import { freshState } from '../../src/server/knowledge/dialogue/state.ts'
import type { BotSnapshot, DialogueState, Turn } from '../../src/server/knowledge/dialogue/types.ts'
import { decideWhileWaiting } from '../../src/server/knowledge/dialogue/waiting/decide.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  await app.db.updateTable('bot').set({ form_of_address: 'vos' }).where('id', '=', on.botId).execute()
  visitor = await on.visitor()
  await app.member(on.botId, await app.user(), 2)
})
afterAll(() => app.stop())

async function say(text: string): Promise<void> {
  app.clock.advance(1)
  await visitor.say(text)
  await on.answer()
}

const bot: BotSnapshot = { settings: {}, form: 'vos', quick: [], secondary: [], areas: [] }

/** Twice the longest message: a pattern that takes exponential time does not finish within the test's timeout. */
const LENGTH = 8_000

test.each([
  ...['ahttps://', 'darlo', 'a', 'no ', 'hola ', 'jaja', 'a.', 'y ', '¿', '1', 'quiero hablar con ', '@a', ' '],
  ...['no quiero ', 'no lo se ', 'perdón, ', 'un momento ', 'me llamo ', '😀', 'a, ', '\n', '{{a}}'],
])('a text of many «%s» is read to its end in each state of a conversation', (part) => {
  const text = `https://${part.repeat(LENGTH / part.length)}q x`
  const turn: Turn = { text, hasFiles: false, channel: 'webchat', now: new Date(0), variables: {}, seed: 1 }
  const asked: DialogueState = { ...freshState(), asked: { reason: 'words', areaId: null } }
  for (const state of [freshState(), asked]) expect(decide(turn, state, bot).explanation.rule).toBeTruthy()
  for (const asking of ['topic', 'reach', 'name'] as const)
    expect(
      decideWhileWaiting(turn, { ...freshState(), collecting: { asking, next: [], attempts: 0 } }, bot).explanation
        .rule,
    ).toBe('handed')
})

test('what looks like links without spaces takes no exponential time', async () => {
  await say(`https://${'ahttps://'.repeat(60)}a x`)
  await say('quiero hablar con un asesor')
  expect(await on.chat()).toMatchObject({ type: 'request' })
})

test('words that decline, without spaces, take no exponential time while the customer waits', async () => {
  await say('quiero hablar con un asesor')
  const asked = (await visitor.call('GET', '/messages')).body.data.at(-1)
  expect(asked.text).toContain('¿Sobre qué es tu consulta?')
  await say(`${'darlo'.repeat(60)}q`)
  expect(await on.chat()).toMatchObject({ type: 'request' })
})

test.each([
  ['a request that the summary shortens', `xqzt ${'w'.repeat(153)}😀😀😀 blorp`],
  ['a complaint that is quoted', `pésimo ${'w'.repeat(72)}😀😀😀 blorp`],
])('an emoji where a text is cut does not prevent the handover: %s', async (_, text) => {
  await say(text)
  await say('quiero hablar con un asesor')
  expect(await on.chat()).toMatchObject({ type: 'request' })
})
