import { expect, test } from 'vitest'
import { isQuestion } from './words.ts'

test.each([
  '¿tienen turnos?',
  'con quien hablo',
  'a quien le pago',
  'con quién tengo que hablar',
  'para quien es',
  'y quien atiende',
  'cuanto sale',
  'por donde entro',
])('asks: %s', (text) => expect(isQuestion(text)).toBe(true))

test.each([
  'A quien corresponda',
  'a quien corresponda: quiero un turno',
  'con quien hablé ayer me dijo que viniera',
  'con quien sea',
  'cuanto antes',
  'Ana',
])('asks nothing: %s', (text) => expect(isQuestion(text)).toBe(false))
