import { expect, test } from 'vitest'
import { toOutgoingMessages } from '../../src/server/knowledge/dialogue/outgoing.ts'

const buttons = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Opción ${at + 1}`, type: 'response' as const }))

test('a text too long for the channel is split between words, with the buttons on the last part', () => {
  const text = 'palabra '.repeat(300).trim()
  const parts = toOutgoingMessages({ kind: 'text', text }, buttons(2), 'whatsapp')
  expect(parts.map((part) => part.text.length <= 1024)).not.toContain(false)
  expect(parts.map((part) => part.text).join(' ')).toBe(text)
  expect(parts.map((part) => part.buttons.length)).toEqual([...parts.slice(1).map(() => 0), 2])
  expect(toOutgoingMessages({ kind: 'text', text }, buttons(2), 'webchat')).toHaveLength(1)
})

test('URL buttons that WhatsApp cannot combine with replies become text', () => {
  const link = { title: 'Sitio', type: 'url' as const, target: 'https://sitio.example' }
  expect(toOutgoingMessages({ kind: 'text', text: 'Mirá' }, [...buttons(1), link], 'whatsapp')).toMatchObject([
    { text: 'Mirá\nSitio: https://sitio.example', files: [], buttons: buttons(1) },
  ])
  expect(toOutgoingMessages({ kind: 'text', text: 'Mirá' }, [...buttons(1), link], 'webchat')[0]?.buttons).toHaveLength(
    2,
  )
})

test('cards become messages with image and buttons, and a location becomes a map link', () => {
  const cards = [{ title: 'Taladro', subtitle: '$ 100', image: 7, buttons: buttons(1) }, { title: 'Sierra' }]
  expect(toOutgoingMessages({ kind: 'carousel', cards }, [], 'webchat')).toMatchObject([
    { text: '**Taladro**\n$ 100', files: [7], buttons: buttons(1) },
    { text: '**Sierra**', files: [], buttons: [] },
  ])
  expect(
    toOutgoingMessages({ kind: 'location', latitude: -31.4, longitude: -64.2, text: 'Acá' }, [], 'webchat')[0]?.text,
  ).toBe('Acá\nhttps://www.google.com/maps?q=-31.4,-64.2')
})

test('cards that Messenger shows as a carousel are one message with all their buttons', () => {
  const cards = [
    { title: 'Taladro', image: 7, buttons: buttons(1) },
    { title: 'Sierra', image: 7, buttons: buttons(2) },
  ]
  expect(toOutgoingMessages({ kind: 'carousel', cards }, [], 'facebook')).toEqual([
    {
      text: '**Taladro**\n\n**Sierra**',
      files: [7],
      buttons: [...buttons(1), ...buttons(2)],
      shown: { kind: 'cards', cards },
    },
  ])
})
