import { expect, test } from 'vitest'
import { ChatQuoteKindOptions } from '../../generated/options.ts'
import { type Previewed, previewOf } from './preview.ts'

const preview = (message: Previewed) => previewOf(message, ChatQuoteKindOptions)
const png = { type: 'image/png', filename: 'Foto.png' }

test('a text is its own preview, also below a photo', () => {
  expect(preview({ text: 'Hola' })).toEqual({ kind: 'text', text: 'Hola' })
  expect(preview({ text: 'Esta', file: png })).toEqual({ kind: 'image', text: 'Esta' })
})

test('a text of which nothing can be seen says so, unless something else is there to name', () => {
  for (const text of ['\u200b', '\u3164', ' \ufeff\n'])
    expect(preview({ text })).toEqual({ kind: 'text', text: 'Mensaje sin texto' })
  expect(preview({ text: '\u200bHola' }).text).toBe('\u200bHola')
  expect(preview({ text: '\u200b', file: png })).toEqual({ kind: 'image', text: 'Foto' })
  expect(preview({ text: '\u200b', content: { location: {} } }).text).toBe('Ubicación')
  expect(preview({ text: '\u200b', content: { unsupported: 'una encuesta' } }).text).toBe('Encuesta')
})

test('what has no text is named', () => {
  const named = (given: Omit<Previewed, 'text'>) => preview({ text: '', ...given }).text
  expect(named({ file: png })).toBe('Foto')
  expect(named({ file: { type: 'audio/ogg', filename: 'audio.ogg' }, content: { voice: true } })).toBe('Nota de voz')
  expect(named({ file: { type: 'audio/mpeg', filename: 'tema.mp3' } })).toBe('Audio')
  expect(named({ file: { type: 'application/pdf', filename: 'lista.pdf' } })).toBe('lista.pdf')
  expect(named({ file: { type: null, filename: null } })).toBe('Archivo')
  expect(named({ content: { location: { latitude: -34, longitude: -58 } } })).toBe('Ubicación')
  expect(named({ content: { contacts: [] } })).toBe('Contacto')
  expect(named({ content: { order: { items: [] } } })).toBe('Pedido')
  expect(named({ content: { sticker: true }, file: { type: 'image/webp', filename: 'Figurita.webp' } })).toBe(
    'Figurita',
  )
  expect(named({ content: { lost_file: 'catalogo.rar' } })).toBe('Archivo sin guardar')
  expect(named({ content: { unsupported: 'una encuesta' } })).toBe('Encuesta')
  expect(named({ content: { unsupported: 'algo' } })).toBe('Mensaje que no mostramos')
  expect(named({ content: { mail: { subject: 'Presupuesto' } } })).toBe('Presupuesto')
})
