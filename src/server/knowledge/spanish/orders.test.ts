import { expect, test } from 'vitest'
import { isOrder } from './orders.ts'

test.each([
  'anotame dos docenas',
  'Anóteme un pedido',
  'resérvenmelo',
  'reservamelo',
  'guardame una',
  'agréguenle una más y guárdenmela',
  'dame media docena',
  'haceme otra igual',
  'traigame dos',
  'pasame el link',
  'dejame dos docenas',
  'llevo ese',
  'me llevo dos',
  'quiero otra',
  'dos docenas para el sábado',
  'una para mañana',
  'cancelame el turno',
])('an order: %s', (text) => expect(isOrder(text)).toBe(true))

test.each([
  'riquísimas las empanadas de hoy',
  'dejame felicitarlos',
  'siempre pido las de carne',
  'cada vez que compro me atienden bárbaro',
  'llevo años comprando',
  'una delicia el perfume',
  'muy amable la chica de la mañana',
  'la torta del sábado, un espectáculo',
  'estás más perdido que turco en la neblina',
])('none: %s', (text) => expect(isOrder(text)).toBe(false))
