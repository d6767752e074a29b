import { expect, test } from 'vitest'
import { dueText } from './due-text.ts'

const ZONE = 'America/Argentina/Buenos_Aires'
// Friday, 20 November 2026, 14:00 there.
const now = Date.parse('2026-11-20T17:00:00Z')

test.each([
  ['2026-11-20T17:00:20Z', 'vence en 1 min'],
  ['2026-11-20T17:25:00Z', 'vence en 25 min'],
  ['2026-11-20T17:59:59Z', 'vence en 60 min'],
  ['2026-11-20T18:00:00Z', 'vence hoy 15:00'],
  ['2026-11-21T02:30:00Z', 'vence hoy 23:30'],
  ['2026-11-21T12:40:00Z', 'vence mañana 9:40'],
  ['2026-11-23T12:40:00Z', 'vence el lunes'],
  ['2026-11-26T12:40:00Z', 'vence el jueves'],
  ['2026-11-27T12:40:00Z', 'vence el 27/11'],
])('%s: %s', (at, text) => expect(dueText(at, now, ZONE)).toBe(text))
