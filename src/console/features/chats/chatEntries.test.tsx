import { expect, test } from 'vitest'
import { chatEntries } from './chatEntries.ts'
import type { Room } from './context.ts'
import type { DialogRequest } from './dialogs/requests.ts'
import { chatItem } from './state/samples.ts'

/** The entry about the chatbot, as one room shows it. */
function botEntry(may_switch: boolean, botState?: 'on' | 'off') {
  const bot = botState && { botState, may_switch }
  const opened: DialogRequest[] = []
  const room = { me: { id: 7, name: 'Ana' }, open: (one: DialogRequest) => opened.push(one) }
  const entry = chatEntries(chatItem({ id: 5 }), room as unknown as Room, { bot, pinned: false }).find(
    ({ id }) => id === 'bot',
  )
  return { entry, opened }
}

test.each(['on', 'off', undefined] as const)('who may not switch the bot has no entry for it: %s', (bot) => {
  expect(botEntry(false, bot).entry).toBeUndefined()
})

test('the entry says how the bot is, and asks before anything happens', () => {
  const on = botEntry(true, 'on')
  expect(on.entry?.label).toBe('Apagar el chatbot (está encendido)')
  on.entry?.run()
  expect(on.opened).toEqual([{ name: 'bot' }])
  expect(botEntry(true, 'off').entry?.label).toBe('Encender el chatbot (está apagado)')
})

test('nothing is offered while it is not known how the bot is', () => {
  expect(botEntry(true).entry).toBeUndefined()
})
