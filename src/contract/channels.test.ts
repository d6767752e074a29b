import { expect, test } from 'vitest'
import { channelLimits, choiceButtonsOf, type ResponseButton, renderFor } from './channels.ts'

const answers = (count: number): ResponseButton[] =>
  Array.from({ length: count }, (_, at) => ({ title: `Opción ${at + 1}`, type: 'response' }))
const link: ResponseButton = { title: 'Sitio', type: 'url', target: 'https://sitio.example' }
const under = (buttons: readonly ResponseButton[]) => ({
  messages: [{ kind: 'text' as const, text: 'Elegí' }],
  buttons,
})

test.each([
  ['webchat', 10, 'buttons'],
  ['whatsapp', 3, 'buttons'],
  ['whatsapp', 4, 'list'],
  ['whatsapp', 10, 'list'],
  ['whatsapp', 11, 'numbered'],
  ['facebook', 3, 'buttons'],
  ['facebook', 4, 'quick-replies'],
  ['facebook', 13, 'quick-replies'],
  ['facebook', 14, 'numbered'],
  ['telegram', 10, 'buttons'],
  ['telegram', 11, 'numbered'],
  ['email', 1, 'numbered'],
  ['email', 12, 'numbered'],
] as const)('on %s, %i answers are shown as %s', (channel, count, kind) => {
  expect(renderFor(channel, under(answers(count)))).toMatchObject([{ kind }])
})

test("buttons beyond the channel's limit are numbered in the text", () => {
  const [shown] = renderFor('whatsapp', under(answers(channelLimits.whatsapp.listRows + 1)))
  expect(shown).toMatchObject({ text: expect.stringMatching(/^Elegí\n1\. Opción 1\n[\s\S]*\n11\. Opción 11$/) })
})

test('links become buttons where they can be mixed with answers and text otherwise; only answers are numbered', () => {
  const mixed = [link, ...answers(2)]
  expect(renderFor('whatsapp', under(mixed))).toEqual([
    { kind: 'buttons', text: 'Elegí\nSitio: https://sitio.example', buttons: answers(2) },
  ])
  expect(renderFor('facebook', under(mixed))).toEqual([{ kind: 'buttons', text: 'Elegí', buttons: mixed }])
  expect(renderFor('facebook', under([link, ...answers(3)]))).toMatchObject([
    { kind: 'buttons', text: 'Elegí\nSitio: https://sitio.example' },
  ])
  expect(choiceButtonsOf('whatsapp', mixed)).toEqual(answers(2))
  expect(choiceButtonsOf('webchat', mixed)).toEqual(mixed)
  expect(renderFor('whatsapp', under([link]))).toEqual([{ kind: 'text', text: 'Elegí\nSitio: https://sitio.example' }])
})

test('a card is shown as a card where the channel has cards, and as image, text and buttons otherwise', () => {
  const card = { title: 'Taladro', subtitle: '$ 100', image: 7, buttons: [link, ...answers(1)] }
  const content = { messages: [{ kind: 'card' as const, cards: [card] }] }
  expect(renderFor('facebook', content)).toEqual([{ kind: 'cards', cards: [card] }])
  expect(renderFor('whatsapp', content)).toEqual([
    { kind: 'file', media: 'image', mediaId: 7, caption: '' },
    { kind: 'buttons', text: '*Taladro*\n$ 100\nSitio: https://sitio.example', buttons: answers(1) },
  ])
  const quiet = { messages: [{ kind: 'card' as const, cards: [{ ...card, buttons: [] }] }] }
  expect(renderFor('whatsapp', quiet)).toEqual([
    { kind: 'file', media: 'image', mediaId: 7, caption: '*Taladro*\n$ 100' },
  ])
})

test('a file keeps its caption, which Messenger sends as a text; buttons after a file get a prompt', () => {
  const file = { messages: [{ kind: 'image' as const, media_id: 3, caption: 'El local' }], buttons: answers(1) }
  expect(renderFor('whatsapp', file)).toEqual([
    { kind: 'file', media: 'image', mediaId: 3, caption: 'El local' },
    { kind: 'buttons', text: 'Estas son las opciones:', buttons: answers(1) },
  ])
  expect(renderFor('facebook', file)).toEqual([
    { kind: 'file', media: 'image', mediaId: 3, caption: '' },
    { kind: 'buttons', text: 'El local', buttons: answers(1) },
  ])
})

test('variants are used in turn and a text message without text is skipped', () => {
  const message = { kind: 'text' as const, text: 'Hola', variants: ['Buenas'] }
  const said = (variant: number) => renderFor('webchat', { messages: [message] }, variant)
  expect([said(0), said(1), said(2)]).toEqual(['Hola', 'Buenas', 'Hola'].map((text) => [{ kind: 'text', text }]))
  expect(renderFor('webchat', { messages: [{ kind: 'text', text: '' }] })).toEqual([])
})

test('on Telegram web addresses are buttons, phone numbers and cards are texts', () => {
  const phone: ResponseButton = { title: 'Llamar', type: 'phone', target: '+54 11 5555-0101' }
  expect(renderFor('telegram', under([link, phone, ...answers(1)]))).toEqual([
    { kind: 'buttons', text: 'Elegí\nLlamar: +54 11 5555-0101', buttons: [link, ...answers(1)] },
  ])
  const card = { title: 'Taladro', subtitle: '13 mm', image: 7, buttons: [phone] }
  expect(renderFor('telegram', { messages: [{ kind: 'card', cards: [card] }] })).toEqual([
    { kind: 'file', media: 'image', mediaId: 7, caption: '**Taladro**\n13 mm\nLlamar: +54 11 5555-0101' },
  ])
})

test('in a mail answers are numbered lines, links are written out, and a card is its picture with its text', () => {
  expect(renderFor('email', under([link, ...answers(2)]))).toMatchObject([
    { kind: 'numbered', text: 'Elegí\nSitio: https://sitio.example\n1. Opción 1\n2. Opción 2', buttons: answers(2) },
  ])
  const card = { title: 'Taladro', subtitle: '13 mm', image: 7, buttons: [link] }
  expect(renderFor('email', { messages: [{ kind: 'card', cards: [card] }] })).toEqual([
    { kind: 'file', media: 'image', mediaId: 7, caption: '**Taladro**\n13 mm\nSitio: https://sitio.example' },
  ])
})
