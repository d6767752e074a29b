import { expect, test } from 'vitest'
import { asksPersonName, nameAnswered, nameAnsweredAgain } from './name-answer.ts'

test.each([
  ['laura', 'laura'],
  ['Ana 😊', 'Ana'],
  ['Ana Pérez, por favor', 'Ana Pérez'],
  ['Juan de la Cruz', 'Juan de la Cruz'],
  ['JUAN PEREZ', 'JUAN PEREZ'],
  ['ñanculef', 'ñanculef'],
  ['maría josé pérez', 'maría josé pérez'],
  ['Xiomara', 'Xiomara'],
  ['Simón', 'Simón'],
  ['soy Pedro', 'Pedro'],
  ['soy gomez', 'gomez'],
  ['a nombre de Juliana Gómez', 'Juliana Gómez'],
  ['y a nombre de Juliana Gómez', 'Juliana Gómez'],
  ['Paz Domínguez', 'Paz Domínguez'],
  ['Sol', 'Sol'],
  ['Mercedes', 'Mercedes'],
  ['garcia', 'garcia'],
  ['perez juan', 'perez juan'],
  ['Oliva Cordero', 'Oliva Cordero'],
  ['Ana y Pedro Gómez', 'Ana y Pedro Gómez'],
  ['Ana Ruiz y quiero el jueves', 'Ana Ruiz'],
  ['para mi hija Sofía', 'Sofía'],
  ['mi mamá se llama Rosa Díaz', 'Rosa Díaz'],
  ['es para Sofía', 'Sofía'],
  ['ana no, anahí', 'anahí'],
  ['no, Laura', 'Laura'],
])('%s answers the question for a name', (text, name) => expect(nameAnswered(text)).toBe(name))

test.each(
  `me duele mucho|estoy manejando|jajaja|mmm|hmm|a ver|todavia no|un segundo|depende|gracias igual|lo antes posible|a la tarde|
  sin apuro|bien y vos|primera vez|soy nueva|hello|nop|mañana temprano|Mañana temprano|tal vez|otra vez|diez|para mí|
  para brackets|para mañana|a nombre mío|para mi hija|${'ana '.repeat(1_000)}no`.split(/\|\s*/),
)('%s is talk', (text) => expect(nameAnswered(text)).toBeUndefined())

test('an answer that is repeated is taken if one of its words is a name', () => {
  expect(nameAnswered('primavera ana')).toBeUndefined()
  expect(nameAnsweredAgain('primavera ana')).toBe('primavera ana')
  for (const talk of ['depende', 'me duele', 'dale', 'primera vez']) expect(nameAnsweredAgain(talk)).toBeUndefined()
})

test.each([
  ['Nombre', '¿A nombre de quién?', true],
  ['Nombre del paciente', '', true],
  ['Nombre de la mascota', '', false],
  ['Mascota', '¿Cuál es el nombre de tu perro?', false],
])('%s: %s', (label, question, is) => {
  expect(asksPersonName({ definition: { name: 'x', type: 'free' }, label, question })).toBe(is)
})
