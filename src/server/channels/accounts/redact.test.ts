import { describe, expect, test } from 'vitest'
import { maskedPerson, redacted } from './redact.ts'

const PRIVATE = /Hola|secreto|Gómez|549115555|ana@|-34\.6|Calle|Buenos/

describe('what came or left is kept without texts and people', () => {
  test.each<[string, object, object]>([
    [
      'a message of WhatsApp',
      {
        message: {
          ...{ from: '5491155550142', id: 'wamid.A1', timestamp: '1760000000', type: 'text' },
          text: { body: 'Hola, es un secreto' },
        },
        contact: { profile: { name: 'Ana Gómez' }, wa_id: '5491155550142' },
      },
      {
        message: {
          ...{ from: '…0142', id: 'wamid.A1', timestamp: '1760000000', type: 'text' },
          text: { body: '(19 caracteres)' },
        },
        contact: { profile: { name: '(9 caracteres)' }, wa_id: '…0142' },
      },
    ],
    [
      'a location',
      { message: { type: 'location', location: { latitude: -34.6, longitude: -58.4, name: 'Calle 1' } } },
      {
        message: {
          type: 'location',
          location: { latitude: '(número)', longitude: '(número)', name: '(7 caracteres)' },
        },
      },
    ],
    [
      'a shared contact',
      {
        contacts: [
          {
            name: { first_name: 'Gómez' },
            addresses: [{ state: 'Buenos Aires' }],
            phones: [{ phone: '+54911555501' }],
          },
        ],
      },
      {
        contacts: [
          {
            name: { first_name: '(5 caracteres)' },
            addresses: [{ state: '(12 caracteres)' }],
            phones: [{ phone: '…5501' }],
          },
        ],
      },
    ],
    [
      'a template with its values',
      {
        to: '+5491155550142',
        type: 'template',
        template: {
          name: 'aviso_pedido',
          language: { code: 'es_AR' },
          components: [{ type: 'body', parameters: [{ type: 'text', name: 'cliente', text: 'Gómez' }] }],
        },
      },
      {
        to: '…0142',
        type: 'template',
        template: {
          name: 'aviso_pedido',
          language: { code: 'es_AR' },
          components: [
            { type: 'body', parameters: [{ type: 'text', name: '(7 caracteres)', text: '(5 caracteres)' }] },
          ],
        },
      },
    ],
    [
      'a refusal',
      { refusal: { code: 550, message: '5.1.1 <ana@tienda.com>: unknown, call +5491155550142' } },
      { refusal: { code: 550, message: '5.1.1 <…@tienda.com>: unknown, call +…0142' } },
    ],
  ])('%s', (_, given, expected) => {
    expect(redacted(given)).toEqual(expected)
    expect(JSON.stringify(redacted(given))).not.toMatch(PRIVATE)
  })

  test('what is too long becomes its length, and deep data ends', () => {
    const long = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`campo_${at}`, 'x']))
    expect(redacted(long)).toEqual({ too_long: expect.any(Number) })
    const deep = Array.from({ length: 50 }).reduce<object>((inner) => ({ inner }), { text: 'Hola' })
    expect(JSON.stringify(redacted(deep))).not.toMatch(PRIVATE)
  })
})

test.each([
  ['5491155550142', '…0142'],
  ['ana@tienda.com', '…@tienda.com'],
  ['Ana <ana@tienda.com>', '…@tienda.com'],
])('%s is shown as %s', (given, expected) => expect(maskedPerson(given)).toBe(expected))
