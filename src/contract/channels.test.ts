import { expect, test } from 'vitest'
import { channelLimits, choicesOn, type ResponseButton, shownOn } from './channels.ts'

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
] as const)('on %s %i answers are %s', (channel, count, kind) => {
  expect(shownOn(channel, under(answers(count)))).toMatchObject([{ kind }])
})

test('what has no place as a button is numbered in the text', () => {
  const [shown] = shownOn('whatsapp', under(answers(channelLimits.whatsapp.listRows + 1)))
  expect(shown).toMatchObject({ text: expect.stringMatching(/^Elegí\n1\. Opción 1\n[\s\S]*\n11\. Opción 11$/) })
})

test('addresses are buttons where they can stand beside answers, else words; only answers are numbered', () => {
  const mixed = [link, ...answers(2)]
  expect(shownOn('whatsapp', under(mixed))).toEqual([
    { kind: 'buttons', text: 'Elegí\nSitio: https://sitio.example', buttons: answers(2) },
  ])
  expect(shownOn('facebook', under(mixed))).toEqual([{ kind: 'buttons', text: 'Elegí', buttons: mixed }])
  expect(shownOn('facebook', under([link, ...answers(3)]))).toMatchObject([
    { kind: 'buttons', text: 'Elegí\nSitio: https://sitio.example' },
  ])
  expect(choicesOn('whatsapp', mixed)).toEqual(answers(2))
  expect(choicesOn('webchat', mixed)).toEqual(mixed)
  expect(shownOn('whatsapp', under([link]))).toEqual([{ kind: 'text', text: 'Elegí\nSitio: https://sitio.example' }])
})

test('a card is side by side where the channel has cards, else its picture, words and buttons', () => {
  const card = { title: 'Taladro', subtitle: '$ 100', image: 7, buttons: [link, ...answers(1)] }
  const content = { messages: [{ kind: 'card' as const, cards: [card] }] }
  expect(shownOn('facebook', content)).toEqual([{ kind: 'cards', cards: [card] }])
  expect(shownOn('whatsapp', content)).toEqual([
    { kind: 'file', media: 'image', mediaId: 7, caption: '' },
    { kind: 'buttons', text: '*Taladro*\n$ 100\nSitio: https://sitio.example', buttons: answers(1) },
  ])
  const quiet = { messages: [{ kind: 'card' as const, cards: [{ ...card, buttons: [] }] }] }
  expect(shownOn('whatsapp', quiet)).toEqual([
    { kind: 'file', media: 'image', mediaId: 7, caption: '*Taladro*\n$ 100' },
  ])
})

test('a file keeps its caption, which Messenger says after it; buttons after a file ask to choose', () => {
  const file = { messages: [{ kind: 'image' as const, media_id: 3, caption: 'El local' }], buttons: answers(1) }
  expect(shownOn('whatsapp', file)).toEqual([
    { kind: 'file', media: 'image', mediaId: 3, caption: 'El local' },
    { kind: 'buttons', text: 'Elegir una opción:', buttons: answers(1) },
  ])
  expect(shownOn('facebook', file)).toEqual([
    { kind: 'file', media: 'image', mediaId: 3, caption: '' },
    { kind: 'buttons', text: 'El local', buttons: answers(1) },
  ])
})

test('each wording in its turn; a text without words is not said', () => {
  const message = { kind: 'text' as const, text: 'Hola', variants: ['Buenas'] }
  const said = (variant: number) => shownOn('webchat', { messages: [message] }, variant)
  expect([said(0), said(1), said(2)]).toEqual(['Hola', 'Buenas', 'Hola'].map((text) => [{ kind: 'text', text }]))
  expect(shownOn('webchat', { messages: [{ kind: 'text', text: '' }] })).toEqual([])
})
