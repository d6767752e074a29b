import { describe, expect, test } from 'vitest'
import { refusalIn } from './refusal.ts'

describe('refuses', () => {
  test.each([
    ['no quiero envío, lo retiro yo', 'envio'],
    ['torta no quiero ninguna', 'torta'],
    ['implante no gracias', 'implante'],
    ['envío no, gracias', 'envio'],
    ['pan no, prefiero algo dulce', 'pan'],
    ['mejor no la cancele', 'cancele'],
    ['no me lo manden', 'manden'],
    ['no quiero cancelar, quiero cambiarlo', 'cancelar'],
    ['nada de cebolla', 'cebolla'],
    ['no hablo del taladro, hablo de la amoladora', 'del taladro'],
  ])('%s', (text, thing) => expect(refusalIn(text)?.things).toEqual([thing]))
})

describe('refuses nothing', () => {
  test.each([
    'no quiero gastar mucho, ¿qué precios tienen?',
    'no quiero quedarme sin turno, ¿cómo reservo?',
    'no quiero llegar tarde',
    'no hablo español',
    'no es por molestar, pero ¿cuánto falta?',
    'Llegó el pedido, la factura no',
    'la heladera enfría, el freezer no',
    'Yo tengo OSDE, mi hijo no, ¿cuánto sale para él?',
    'hoy puedo, mañana no',
    'pagué hace una semana, y nada de envío',
    'mejor no espero más',
    'la luz no',
    'el pedido no llegó',
    'ya no',
  ])('%s', (text) => expect(refusalIn(text)).toBeUndefined())
})
