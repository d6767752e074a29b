import { describe, expect, test } from 'vitest'
import { asksWithin } from './elliptic.ts'

describe('an answer has the price that is asked for', () => {
  test.each(['Sale $ 900', 'Son 900 pesos', 'US$ 20', '1.200 COP', 'cuesta 15 mil', 'COP 1200', 'Es sin cargo'])(
    '%s',
    (answer) => expect(asksWithin('¿y cuánto sale?', answer)).toBe(true),
  )
  test.each(['Abrimos a las 9', 'Tenemos 12 modelos'])('%s has none', (answer) =>
    expect(asksWithin('¿y cuánto sale?', answer)).toBe(false),
  )
})

describe('an answer has the hours that are asked for', () => {
  test.each(['De 9 a 18', 'A las 9', '9:00–18:00 hs', '9 am a 6 pm', 'de 9 a. m. a 6 p. m.', '9.30 a 13 h', '9-18'])(
    '%s',
    (answer) => expect(asksWithin('¿y qué horario?', answer)).toBe(true),
  )
  test.each(['Sale $ 900', 'Estamos en Córdoba 1200', 'Llega en 24 horas'])('%s has none', (answer) =>
    expect(asksWithin('¿y qué horario?', answer)).toBe(false),
  )
})
