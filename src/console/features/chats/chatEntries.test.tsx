import { expect, test } from 'vitest'
import { chatEntries } from './chatEntries.ts'
import type { ChatsContext } from './context.ts'
import type { DialogRequest } from './dialogs/requests.ts'
import { chatItem } from './state/fixtures.ts'

/** Returns the menu entry that switches the bot, and the dialogs that it opens. */
function botEntry(may_switch: boolean, botState?: 'on' | 'off') {
  const bot = botState && { botState, may_switch }
  const opened: DialogRequest[] = []
  const room = { me: { id: 7, name: 'Ana' }, open: (one: DialogRequest) => opened.push(one) }
  const entry = chatEntries(chatItem({ id: 5 }), room as unknown as ChatsContext, { bot, pinned: false }).find(
    ({ id }) => id === 'bot',
  )
  return { entry, opened }
}

test.each(['on', 'off', undefined] as const)('a user who may not switch the bot gets no entry for it: %s', (bot) => {
  expect(botEntry(false, bot).entry).toBeUndefined()
})

test('the entry shows whether the bot is on and opens a confirmation dialog', () => {
  const on = botEntry(true, 'on')
  expect(on.entry?.label).toBe('Apagar el chatbot (está encendido)')
  on.entry?.run()
  expect(on.opened).toEqual([{ name: 'bot' }])
  expect(botEntry(true, 'off').entry?.label).toBe('Encender el chatbot (está apagado)')
})

test('there is no entry while the state of the bot is unknown', () => {
  expect(botEntry(true).entry).toBeUndefined()
})
