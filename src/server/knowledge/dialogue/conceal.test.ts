import { expect, test } from 'vitest'
import { conceal } from './conceal.ts'

test.each([
  ['me cobraron dos veces en mi tarjeta 4509953566233704', 'me cobraron dos veces en mi tarjeta •••'],
  ['la tarjeta es 4509 9535 6623 3704.', 'la tarjeta es •••.'],
  ['mi tarjeta 4111 1111 1111 1111 vence 12/28 cvv 123 roto', 'mi tarjeta ••• vence ••• cvv ••• roto'],
  ['4111111111111111 12/28 CVC: 4321', '••• ••• CVC: •••'],
  ['el código de seguridad es 123', 'el código de seguridad es •••'],
  ['terminada en 3704, vto: 05/2029', 'terminada en 3704, vto: •••'],
  ['soy 20-12345678-6 y quiero la factura', 'soy ••• y quiero la factura'],
  ['mi dni es 30.123.456', 'mi dni es •••'],
  ['cédula 30123456', 'cédula •••'],
  ['rut 12.345.678-5', 'rut •••'],
  ['mi cédula es 1.032.456.789', 'mi cédula es •••'],
  ['cc 79456123', 'cc •••'],
  ['mi pasaporte es AB123456', 'mi pasaporte es •••'],
  ['mi carné es 1234567', 'mi carné es •••'],
  ['mi carne es 1234567', 'mi carne es •••'],
  ['carne de extranjería 1234567', 'carne de extranjería •••'],
  ['D.N.I. n° 30123456', 'D.N.I. n° •••'],
])('hides what identifies: %s', (text, shown) => expect(conceal(text)).toBe(shown))

test.each([
  'el cupón vence 12/28',
  'pagué el 05/12 con la tarjeta 4111',
  'el código de seguridad de la alarma',
  'no me llegó el pedido 30123456',
  'compré carne 1234567',
  'la carne, 1234567 pesos',
  'llamame al 351 555 0142',
  'me cobraron $ 1.234.567',
  'me cobraron $ 1.032.456.789',
])('leaves what staff need: %s', (text) => expect(conceal(text)).toBe(text))

test('hides sensitive values, also one within another', () => {
  const text = 'la clave es 4321 siempre'
  expect(conceal(text, [{ start: 12, end: 16 }])).toBe('la clave es ••• siempre')
  expect(conceal('clave 4509953566233704', [{ start: 0, end: 22 }])).toBe('•••')
})

test('long hostile texts take no time', () => {
  const began = performance.now()
  for (const part of ['cvv ', 'cvv 123 ', '12/28 ', 'código de ', 'vence 1', 'terminada en 1234 12/28 '])
    expect(conceal(part.repeat(4000 / part.length)).length).toBeGreaterThan(0)
  expect(performance.now() - began).toBeLessThan(2000)
})
