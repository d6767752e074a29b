import { expect, test } from 'vitest'
import { waitingAsk } from './asks.ts'

test.each([
  '¿me llaman ustedes?',
  '¿y me contactan por acá?',
  'me escriben mañana?',
  'nos avisan hoy?',
  '¿me avisas después?',
  '¿por dónde me contactan?',
  '¿me van a llamar?',
])('asks for a call: %s', (text) => expect(waitingAsk(text)).toBe('call'))

test.each([
  'me comunico después',
  'me contacto mañana',
  'nos hablamos luego',
  'nos comunicamos mañana',
  'me comunicaré luego',
  'me llamaron hoy',
])('tells: %s', (text) => expect(waitingAsk(text)).toBeUndefined())
