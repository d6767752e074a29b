import { expect, test } from 'vitest'
import { type FormOfAddress, inEveryForm as inForms, resolveFormOfAddress, usualForm } from './address-form.ts'

const forms: readonly FormOfAddress[] = ['vos', 'tu', 'usted']

test('two alternants: vos and tú share the first', () => {
  expect(inForms('¿En qué {te/le} ayudo?')).toEqual(['¿En qué te ayudo?', '¿En qué te ayudo?', '¿En qué le ayudo?'])
})

test('three alternants: one for each form', () => {
  expect(inForms('{Contás/Cuentas/Cuenta}')).toEqual(['Contás', 'Cuentas', 'Cuenta'])
})

test('an alternant may have several words or none', () => {
  expect(inForms('¿{Nos contás/Nos cuentas/Nos cuenta}?')).toEqual(['¿Nos contás?', '¿Nos cuentas?', '¿Nos cuenta?'])
  expect(inForms('Gracias{ a vos/ a ti/}.')).toEqual(['Gracias a vos.', 'Gracias a ti.', 'Gracias.'])
})

test('resolves every group of a text', () => {
  expect(inForms('{Escribí/Escribe/Escriba} {tu/su} mensaje')).toEqual([
    'Escribí tu mensaje',
    'Escribe tu mensaje',
    'Escriba su mensaje',
  ])
})

test('keeps variables, with a slash in their fallback too', () => {
  const source = '{Te/Le} atiende {{usuario.nombre|"Ana/Luz"}}.'
  expect(inForms(source)[2]).toBe('Le atiende {{usuario.nombre|"Ana/Luz"}}.')
  expect(resolveFormOfAddress('{{contacto.nombre}}', 'usted')).toBe('{{contacto.nombre}}')
})

test.each(['{te}', '{a/b/c/d}', '{te/le', 'te/le}', '{}', '5 {'])('keeps %s as written', (source) => {
  expect(inForms(source)).toEqual([source, source, source])
})

test('a resolved text stays the same', () => {
  for (const form of forms) {
    const once = resolveFormOfAddress('{Dejanos/Déjanos/Déjenos} {tu/su} mensaje', form)
    expect(resolveFormOfAddress(once, form)).toBe(once)
  }
})

test.each([
  ['vos', {}],
  ['vos', { language: 'es-AR' }],
  ['vos', { country: 'AR' }],
  ['vos', { language: 'es-AR', country: 'UY' }],
  ['tu', { language: 'es-419' }],
  ['tu', { language: 'es-419', country: 'AR' }],
  ['tu', { country: 'MX' }],
] as const)('the usual form is %s for %o', (form, locale) => {
  expect(usualForm(locale)).toBe(form)
})
