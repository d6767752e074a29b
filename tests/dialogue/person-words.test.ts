import { expect, test } from 'vitest'
import { asksForPerson } from '../../src/server/knowledge/dialogue/person-words.ts'
import { botFromFile } from './bot-file.ts'

const bot = botFromFile({})

test.each([
  ['persona', 'persona'],
  ['una persona por favor', 'persona'],
  ['un humano!!', 'humano'],
  ['¿hay alguien?', 'alguien'],
  ['hola, hay alguien ahí?', 'alguien'],
  ['hay algún humano que me atienda?', 'humano'],
  ['Quiero hablar con un asesor', 'asesor'],
  ['quisiera hablar con una asesora', 'asesor'],
  ['necesito un vendedor que me diga si tienen stock', 'vendedor'],
  ['me comunicás con un representante?', 'representante'],
  ['me puede llamar alguien', 'alguien'],
  ['necesito que alguien me ayude con mi pedido', 'alguien'],
  ['pasame con alguien xfa', 'alguien'],
  ['me podés pasar con una persona', 'persona'],
  ['¿me puede pasar con alguien?', 'alguien'],
  ['¿puedo pasar con un asesor?', 'asesor'],
  ['me pasan con una persona porfa', 'persona'],
  ['me pasa con alguien por favor?', 'alguien'],
  ['hola, ¿me ponen con una persona?', 'persona'],
  ['quiero una persona', 'persona'],
  ['comuníqueme con un asesor por favor', 'asesor'],
  ['ocupo hablar con un vendedor de ventas', 'vendedor'],
  ['compré una amoladora y no anda. quiero hablar con un asesor', 'asesor'],
  ['esto no me sirve, quiero un representante', 'representante'],
  ['Hablar con una persona', 'Hablar con una persona'],
])('«%s» asks for a person', (text, word) => {
  expect(asksForPerson(bot, text)).toBe(word)
})

test.each([
  ['¿Puedo pasar con alguien a retirar?'],
  ['voy a pasar con un asesor de seguros mañana'],
  ['la quiero para una persona mayor'],
  ['¿qué pasa con la persona que atendía?'],
  ['necesito un turno para una persona'],
  ['¿puede retirar el pedido otra persona por mí?'],
  ['otra persona, puede retirar?'],
  ['el vendedor me dijo que la garantía era de un año'],
  ['están contratando personal?'],
  ['alguien me puede decir a qué hora cierran?'],
  ['quiero saber si alguien puede recibir el pedido'],
  ['quiero que lo retire otra persona'],
  ['necesito que una persona retire lo mío'],
  ['cuánto sale por persona'],
  ['puede pasar una persona a buscarlo?'],
  ['trabajo de vendedor hay?'],
  ['no quiero hablar con una persona'],
  ['menú para dos personas'],
  ['soy una persona mayor, hay descuento?'],
])('«%s» only mentions a person', (text) => {
  expect(asksForPerson(bot, text)).toBeUndefined()
})

test('custom words of a bot follow the same rules', () => {
  const own = botFromFile({ settings: { handoff: { on_words: ['reclamo', 'atención al cliente'] } } })
  for (const text of ['quiero hacer un reclamo', 'atencion al cliente', 'Reclamos'])
    expect(asksForPerson(own, text)).toBeDefined()
  for (const text of ['cómo sigue el reclamo que hice ayer', 'una persona'])
    expect(asksForPerson(own, text)).toBeUndefined()
})
