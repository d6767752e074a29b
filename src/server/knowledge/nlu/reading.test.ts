import { describe, expect, it } from 'vitest'
import { wordsOf } from './reading.ts'

const read = (text: string) => wordsOf(text).join(' ')

describe('readRequest', () => {
  it.each([
    ['Hola buenas tardes, ¿hacen envíos? Muchas gracias!', 'hacen envios ?'],
    ['buenas!! disculpe la molestia, una consulta: cuánto sale el cemento, por favor', 'cuanto sale el cemento'],
    ['hola q tal queria saber si tmb hacen envios xfa', 'queria saber si tambien hacen envios'],
    ['Holaaa, quieroo precioo', 'quiero precio'],
    ['hola. dnd estan? graciassss', 'donde estan ?'],
    ['cómo está mi pedido', 'como esta mi pedido'],
    ['hola cómo está el clima', 'como esta el clima'],
    ['quiero una consulta con el dentista', 'quiero una consulta con el dentista'],
    ['hola, una consulta con el dentista', 'una consulta con el dentista'],
    ['me das un abrazo', 'me das un abrazo'],
    ['un libro de J. K. Rowling', 'un libro de j k rowling'],
    ['tornillos de 2 x 1', 'tornillos de 2 x 1'],
    ['el pedido 2666 del perro', 'el pedido 2666 del perro'],
  ])('"%s" asks: %s', (text, request) => {
    expect(read(text)).toBe(request)
  })

  it.each(['hola', 'Hola, buenas tardes!', 'muchas gracias, saludos'])(
    'a text of courtesies only is read whole: %s',
    (text) => {
      expect(wordsOf(text).length).toBeGreaterThan(0)
    },
  )
})
