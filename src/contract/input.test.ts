import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterInput, pattern, refusedCharactersText, removedCharactersText } from './input.ts'

// kind, typed text, filtered text
const cases: [string, string, string][] = [
  ['email', 'josé+1@Casa-1.com', 'jos1@Casa-1.com'],
  ['text', '¡Hola, Ñandú! ¿Qué: tal? 50% (a/b) x-y_z.', '¡Hola, Ñandú! ¿Qué: tal? 50 ab x-y_z.'],
  ['text-no-space', '¿Qué tal?', '¿Quétal?'],
  ['username', 'lucía_99 x', 'luca99x'],
  ['alphanumeric', 'A-1 ñ', 'A1'],
  ['number', '1.250,5', '12505'],
  ['real', '1.250,5 $?', '1.250,5?'],
  ['all', `<b>it's 100% «ok»</b>`, 'bits 100% «ok»/b'],
  ['password', `p<a>'ñ%`, 'pañ%'],
  ['date', '2024-01-31', '2024-01-31'],
  ['text', 'e\u0301', 'é'],
  ['name', 'Pan & Café «D\'Angelo» ("24/7") 👩\u200d🍳', 'Pan & Café «DAngelo» ("24/7") 👩\u200d🍳'],
  ['name', '<b>Pan</b>\nDe\u202e hoy\u0000', 'bPan/bDe hoy'],
]

test.each(cases)('%s: %s', (kind, typed, want) => {
  expect(filterInput(kind, typed)).toBe(want)
})

const kinds = [
  'email',
  'text',
  'text-no-space',
  'username',
  'alphanumeric',
  'number',
  'real',
  'all',
  'password',
  'date',
]

test.each(kinds)('%s removes < > and apostrophes, and the filtered text matches its pattern', (kind) => {
  const rule = pattern(kind)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const text = filterInput(kind, typed)
      expect(text).not.toMatch(/[<>']/)
      expect(filterInput(kind, text)).toBe(text)
      if (rule) expect(text).toMatch(new RegExp(rule, 'u'))
    }),
  )
})

test('names have no < > and no apostrophe, and the filtered text matches its pattern', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const text = filterInput('name', typed)
      expect(text).not.toMatch(/[<>'\n\r]/)
      expect(text).toMatch(new RegExp(pattern('name') ?? '', 'u'))
    }),
  )
})

test('removedCharactersText() tells what is removed while typing', () => {
  expect(removedCharactersText('name', 'Pan & Café «Del Ángel»')).toBe('')
  expect(removedCharactersText('name', "D'Angelo")).toBe("No uses el signo '")
  expect(removedCharactersText('name', '<b>')).toBe('No uses los signos < y >')
  expect(removedCharactersText('text', 'cafe\u0301 (solo)')).toBe('No uses los signos ( y )')
})

test.each(['proper-name', 'person-name'])('a %s has no web address, and may have abbreviations and figures', (kind) => {
  const accepts = new RegExp(pattern(kind) ?? '', 'u')
  for (const fine of [
    'Sr. Pérez',
    'Café 2.0',
    'Pan S.A.',
    'Tía S.R.L',
    'Kiosco Bs.As.',
    'Listo...ya',
    'Versión 1.2.3',
    'www',
  ]) {
    expect([fine, accepts.test(fine), refusedCharactersText(kind, fine)]).toEqual([fine, true, undefined])
  }
  for (const link of [
    'estafa.com',
    'HTTP:estafa',
    'www.estafa',
    't.me:80',
    'x.com',
    'estafa。com',
    '10.20.30.40',
    'a_b-c.ar',
  ]) {
    expect([link, accepts.test(`Ana ${link}`), refusedCharactersText(kind, `Ana ${link} ya`)]).toEqual([
      link,
      false,
      kind === 'person-name' && link.includes('。')
        ? 'No se permite «。». Quítalo.'
        : `Un nombre no lleva direcciones web. Quita «${link}» o deja un espacio después del punto.`,
    ])
  }
})

test('refusedSigns() quotes the rejected characters and describes the invisible ones', () => {
  expect(refusedCharactersText('all', 'fine: (áéí) — ¿sí?')).toBeUndefined()
  expect(refusedCharactersText('all', "it's <b>")).toBe("No se permiten «'», «<» ni «>». Quítalos.")
  expect(refusedCharactersText('text', 'uno\ndos')).toBe('No se permite un salto de línea. Quítalo.')
  expect(refusedCharactersText('username', 'ana maría')).toBe('No se permiten espacios ni «í». Quítalos.')
  expect(refusedCharactersText('text', 'si\u0301')).toBe('No se permite un acento suelto. Quítalo.')
})

test('pattern() rejects what filterInput() removes', () => {
  expect('Precio $5').not.toMatch(new RegExp(pattern('text') ?? '', 'u'))
  expect('Precio 5').toMatch(new RegExp(pattern('text') ?? '', 'u'))
  expect(pattern('password')).toBeUndefined()
})
