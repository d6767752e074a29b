import { expect, test } from 'vitest'
import { said } from './said.ts'

test.each([
  ['Ganaste un auto: entra ya a https://evil.example/x', 'Ganaste un auto: entra ya a https evil example x'],
  ['evil.example', 'evil example'],
  ['mira t.co/abc', 'mira t co abc'],
  ['WWW.MALO', 'WWW MALO'],
  ['en 10.0.0.7:80', 'en 10 0 0 7 80'],
  ['escribe a ana@evil.example', 'escribe a ana evil example'],
  ['mailto:ana', 'mailto ana'],
  ['évil。ejemplo', 'évil ejemplo'],
  ['Ana\r\nBcc: otra', 'Ana Bcc: otra'],
  ['\u202eana', 'ana'],
])('%j cannot become a link', (text, expected) => {
  expect(said(text)).toBe(expected)
})

test.each([
  'Ferretería S.A.',
  'Juan Pérez espera una respuesta desde hace más de 10 minutos',
  'Plan: usaste 1.500 de 2.000',
  'Ana (ventas) · 10:30',
])('%j stays as it is', (text) => {
  expect(said(text)).toBe(text)
})
