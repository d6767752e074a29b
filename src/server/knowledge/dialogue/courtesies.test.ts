import { expect, test } from 'vitest'
import { isFarewell, isGreeting, isThanks } from './courtesies.ts'

test.each(['gracias', 'muchas gracias, muy amable', 'ok listo gracias', 'bueno, eso es todo', 'gracias, hasta luego'])(
  '«%s» only thanks',
  (text) => expect(isThanks(text)).toBe(true),
)

test.each(['¿hasta qué día?', '¿qué es eso?', 'todo el día', 'por la noche', 'que es', 'gracias, ¿hasta qué día?', ''])(
  '«%s» does not only thank',
  (text) => expect(isThanks(text)).toBe(false),
)

test.each(['hola', 'holaaa', 'buenas tardes', 'hola, buen día, ¿cómo estás?', 'wenas', 'ola', 'aló'])(
  '«%s» only greets',
  (text) => expect(isGreeting(text)).toBe(true),
)

test.each(['¿qué días?', 'dia', '¿cómo va?', '¿cómo va mi pedido?', 'buen precio', ''])(
  '«%s» does not only greet',
  (text) => expect(isGreeting(text)).toBe(false),
)

test('a farewell may thank, and thanks alone are none', () => {
  expect(isFarewell('gracias, chau')).toBe(true)
  expect(isFarewell('gracias')).toBe(false)
  expect(isFarewell('¿hasta mañana abren?')).toBe(false)
})
