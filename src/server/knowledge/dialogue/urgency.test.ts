import { expect, test } from 'vitest'
import { mostSerious, urgencyOf } from './urgency.ts'

test.each([
  ['Me cobraron dos veces el mismo pedido', 'charge'],
  ['hola, me cobraron el pedido de ayer 2 veces', 'charge'],
  ['Tengo un cobro duplicado en la tarjeta', 'charge'],
  ['me debitaron doble', 'charge'],
  ['me descontaron de más', 'charge'],
  ['no puede ser que me cobraron dos veces', 'charge'],
  ['no entiendo por qué me cobraron dos veces', 'charge'],
  ['pagué dos veces sin querer', 'charge'],
  ['me hicieron doble cargo en mi tarjeta', 'charge'],
  ['me cobraron y todavía no me llegó nada', 'charge'],
  ['Tuve un accidente con la escalera que me vendieron', 'accident'],
  ['es una emergencia!!', 'accident'],
  ['me lastimé con el producto', 'accident'],
  ['hay una fuga de gas', 'accident'],
  ['El calefón explotó', 'accident'],
  ['me corté con el vidrio de la caja', 'accident'],
  ['la torta me dio alergia', 'health'],
  ['nos cayó muy mal la comida', 'health'],
  ['me intoxiqué con las facturas', 'health'],
  ['El jamón vino en mal estado', 'health'],
  ['encontré un gusano en el pan', 'health'],
  ['la leche estaba vencida', 'health'],
  ['son unos estafadores', 'fraud'],
  ['esto es un fraude', 'fraud'],
  ['aparece un cargo que no reconozco', 'fraud'],
  ['no reconozco ese consumo', 'fraud'],
  ['los voy a denunciar', 'legal'],
  ['voy a defensa del consumidor', 'legal'],
  ['voy a ir a la Profeco', 'legal'],
  ['los denuncio en el SERNAC', 'legal'],
  ['mi abogado los va a contactar', 'legal'],
  ['pondré una queja en la Superintendencia de Industria y Comercio', 'legal'],
  ['voy a hacer juicio', 'legal'],
  ['les voy a iniciar juicio', 'legal'],
  ['les meto una demanda', 'legal'],
  ['voy a acudir a la Profeco a poner mi queja', 'legal'],
  ['los voy a acusar con la profeco', 'legal'],
  ['me voy a ir a quejar al sernac', 'legal'],
  ['voy a reclamar en el Sernac', 'legal'],
  ['los reporto ante la SIC', 'legal'],
  ['voy a poner una tutela', 'legal'],
  ['nos vemos en tribunales', 'legal'],
  ['esto lo llevo a defensa al consumidor', 'legal'],
  ['quiero hacer un reclamo', 'complaint'],
  ['tengo una queja del servicio', 'complaint'],
  ['Quisiera quejarme de la atención', 'complaint'],
])('%s → %s', (text, reason) => {
  expect(urgencyOf(text)).toBe(reason)
})

test.each([
  'no tengo ninguna queja, gracias',
  'Sin quejas, todo bien',
  'no es una emergencia, cuando puedas',
  'no tuve ningún accidente',
  'no me cobraron dos veces, estaba equivocado',
  'no quiero hacer un reclamo',
  '¿cobran dos veces el envío si son dos paquetes?',
  'soy alérgica al gluten, ¿tienen torta sin TACC?',
  '¿cuánto cuesta el envío?',
  'quiero dos docenas de facturas',
  '¿me hacen un descuento?',
  'el cobro es en dos cuotas',
  'necesito dos veces la misma medida',
  '¿entregan en el hospital?',
  'hay mucha demanda de turnos',
  'me duele la muela de juicio',
  'quiero sacarme la muela del juicio',
  'voy a llevar la placa a la cámara',
  'me van a hacer un juicio de alimentos, ¿toman esos casos?',
  '',
])('%s is not urgent', (text) => {
  expect(urgencyOf(text)).toBeUndefined()
})

test('the most serious reason counts', () => {
  expect(urgencyOf('Me cobraron dos veces y además me lastimé con el producto')).toBe('accident')
  expect(mostSerious(['upset', 'charge', 'misses'])).toBe('charge')
  expect(mostSerious([])).toBeUndefined()
})
