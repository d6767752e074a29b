import { expect, test } from 'vitest'
import { yesOrNo } from './yes-no.ts'

const yes = `sí|si|sip|sii|SIIII|claro|dale|de una|obvio|por supuesto|ándale|sale|listo|ok|vale|ya po|bueno|👍|👍🏽|✅|correcto|exacto
así es|sí, por favor|dale, gracias|Si porfa|simón|hágale pues|okey dale|claro que sí|jaja sí|sí sí sí|sisi|ya|cómo no|va|oka|perfecto, gracias
buenísimo dale|no hay problema|ajá|sí, quiero|de acuerdo|ok 👍|sí 🙏|bueno, sí|confirmo|sí po|creo que sí|órale va|Dalee|listo, gracias :)`

const no = `no|nop|nel|nah|no gracias|para nada|mejor no|todavía no|ahora no|dejalo así|déjalo así|👎|❌|No, muchas gracias|nooo|no no no
ok no|bueno, mejor no|por ahora no|claro que no|no hace falta, gracias|no, después te aviso|ni ahí|no quiero|no, gracias igual 🙏|no po|ahorita no
no me interesa|nada más gracias|no es correcto|🙅‍♀️|hoy no|no, está bien así`

const neither = `sí pero mañana|no sé|no entiendo|gracias|hola|tal vez|sí y no|no, sí|cuánto sale|no bueno dale|si tienen stock lo quiero
no llegó mi pedido|ok pero cuánto sale|quiero un sofá|mañana|🤔|??||jaja|hija|jajaja gracias|está bien caro|no funciona|listo para retirar?|ya pagué|si compro dos hay descuento`

const each = (list: string) => list.split(/[|\n]/)

test.each(each(yes))('%s is a yes', (text) => expect(yesOrNo(text)).toBe(true))
test.each(each(no))('%s is a no', (text) => expect(yesOrNo(text)).toBe(false))
test.each(each(neither))('«%s» is neither', (text) => expect(yesOrNo(text)).toBeUndefined())
