import { expect, test } from 'vitest'
import type { KnownEntity } from '../../models/knowledge.ts'
import { hide } from '../hide.ts'
import { findSensitive } from './find.ts'

const entity = (given: Partial<KnownEntity>): KnownEntity => ({
  ...{ id: 1, name: 'dni', label: 'DNI', type: 'regex', sensitive: true, prompt_question: '' },
  ...given,
})
const kinds = {
  eight: entity({ pattern: '[0-9]{8}' }),
  bounded: entity({ pattern: '\\b\\d{7,8}\\b' }),
  dotted: entity({ name: 'documento', label: 'Documento', pattern: '\\d{2}\\.\\d{3}\\.\\d{3}' }),
  system: entity({ type: 'system', system: 'dni' }),
  document: entity({ name: 'documento', label: 'Documento', type: 'system', system: 'document' }),
  cuit: entity({ name: 'cuit', label: 'CUIT', type: 'system', system: 'cuit' }),
  card: entity({ name: 'tarjeta', label: 'Tarjeta', pattern: '\\d{16}' }),
  rut: entity({ name: 'rut', label: 'RUT', pattern: '\\d{7,8}-[\\dkK]' }),
  pin: entity({ name: 'pin', label: 'PIN', pattern: '\\b\\d{4}\\b' }),
  order: entity({ name: 'pedido', label: 'Número de pedido', pattern: 'P-\\d{4}' }),
  plan: entity({ name: 'plan', label: 'Plan', type: 'list', values: [{ value: 'Oro' }] }),
} as const
type Kind = keyof typeof kinds

const shown = (kind: Kind, text: string, isAsked = false) =>
  hide(text, findSensitive(text, [kinds[kind]], new Date(0), new Set(isAsked ? [kinds[kind].name] : [])))

const documents = ['eight', 'bounded', 'dotted', 'system', 'document'] as const
const everyDocument = (texts: readonly string[]) =>
  documents.flatMap((kind) => texts.map((text) => [kind, text] as const))

test.each(
  everyDocument([
    'DNI28456780',
    'mi dni es 28456780',
    'mi dni es 28 456 780',
    'd.n.i 28456780',
    'D.N.I. 28456780',
    'D N I 28456780',
    'mi nombre y d. n. i. son Ana y 28456780',
    'el dni que figura en la obra social es 28456780',
    'el dni que está en la factura es el 28 456 780',
    'dni 28-456-780',
    'dni: 28–456–780',
    'dni 28. 456. 780',
    'dni 28 .456 .780',
    'dni 28,456,780',
    'dni 2845 6780',
    'dni 2 8 4 5 6 7 8 0',
    'dni n° 28/456/780',
    'dni ٢٨٤٥٦٧٨٠',
    'dni ٢٨.٤٥٦.٧٨٠',
    'dni ２８４５６７８０',
    'ｄｎｉ 28456780',
    'dni 28\u200b456\u200b780',
    'dni 2\u200d8456780',
    'd\u200bni 28456780',
    'dni 28\u00a0456\u202f780',
    'dni 28−456−780',
    '28456780 es mi dni',
    '28 456 780 (dni)',
    'mi documento es el 28 456 780 y tengo 30 años',
    'el documento de mi hijo Juan es 28456780',
    'dni y teléfono: 28456780, 4555-1234',
    'teléfono y dni: 4555 1234 y 28456780',
    'soy Ana Ruiz, 28.456.780, OSDE',
    'soy Ana Ruiz 28 456 780',
    'pasame el presupuesto, soy Ana Ruiz 28 456 780',
    'pasame el presupuesto, el documento de Ana es 28 456 780',
    'llamame, soy Ana Ruiz, 28 456 780',
    'no, es 28 456 780',
    'perdón, 28-456-780',
    '28 456 780 gracias',
    'mi dni es\n28\n456\n780',
    'soy Ana\n28\r\n456\r\n780',
    'soy Ana\n28 456 780\n30 años',
  ]),
)('%s is hidden in: %s', (kind, text) => {
  const seen = shown(kind, text)
  expect(seen).toContain('•••')
  expect(seen.normalize('NFKC').replace(/[^\d٢٨٤٥٦٧٠]/gu, '')).not.toMatch(/456?7?8?0?$|28456|٢٨٤/)
})

test.each<[Kind, string]>([
  ['cuit', 'cuit 20 12345678 6'],
  ['cuit', '20–12345678–6'],
  ['cuit', '20-12.345.678-6'],
  ['card', '4111 1111 1111 1111'],
  ['card', '4111-1111-1111-1111'],
  ['card', 'tarjeta4111.1111.1111.1111'],
  ['card', '4111  1111  1111  1111 vence 12/28'],
  ['rut', 'rut 12.345.678-5'],
  ['rut', 'rut 12 345 678 5'],
  ['rut', '12.345.678-k'],
  ['rut', 'mi rut: 12345678k'],
  ['pin', 'mi pin es 12 34'],
  ['pin', 'pin:1234'],
  ['order', 'P 1234'],
  ['order', 'P–1234'],
  ['order', 'mi pedido es p1234'],
  ['plan', 'tengo O\u200bro'],
  ['document', '1.032.456.789'],
  ['document', 'cédula 1032456789'],
  ['document', 'DNI28456780'],
  ['document', 'mi rut 9876543k'],
  ['document', 'soy Ana, 9.876.543-K'],
  ['document', 'mi pasaporte es AB123456'],
  ['document', 'curp GOMC850101HDFRRL09'],
])('%s is hidden in: %s', (kind, text) => {
  expect(shown(kind, text)).toMatch(/^\D*•••(?: vence 12\/28)?$/)
})

const ordinary = [
  'sale $28.456.780',
  'son $ 28.456.780 en total',
  'cuesta 28.456.780 pesos',
  'USD 28 456 780',
  'el presupuesto es 28.456.780',
  'cuota de 28.456.780',
  'el saldo es 28.456.780',
  'tengo una deuda de 28 456 780',
  'el presupuesto para la obra es 28.456.780 final',
  'el total de la compra del lunes es 28.456.780',
  'quiero 28 456 780 unidades',
  'tienen 1.250.000 seguidores',
  'vale 1 250 000',
  'pagué 1.250.000',
  '12-08-2024',
  'nací el 12/08/1990',
  'vence el 12 08 2024',
  'del 2024-08-12',
  'mi dni vence el 12/08/2024',
  '11 2845-6780',
  '+54 9 11 2845 6780',
  'tel 2845-6780',
  'llamame al 2845 6780',
  'whatsapp: 28 456 780',
  'de 10 a 12 o de 14 a 16',
  '28 45 67 80',
  'medidas 28-45-6780',
  'necesito 2 de 8, 4 de 5 y 6 de 7',
  '10 20 30 40',
  '10\n20\n30\n40',
  'calle 28\n4567 ladrillos\n80 bolsas',
  'quiero 3 cajas y 28456 ladrillos',
  'a las 10:30 del 28/4 en 5678',
  'mi pedido es 28 456 780',
  'la factura 28.456.780',
  'pedido 28 456 780, mi dni te lo paso después',
  'mi dni es este de la foto. ¿Cuánto sale? El 20 28 456 me queda cerca',
  'traje el dni, mi teléfono es 2845 6780',
]
test.each(everyDocument(ordinary).filter(([kind, text]) => kind !== 'dotted' || !/28\.456\.780/.test(text)))(
  '%s is not in: %s',
  (kind, text) => {
    expect(shown(kind, text)).toBe(text)
  },
)

test.each<[Kind, string]>([
  ['system', 'mi pedido es 28456780'],
  ['system', 'mi teléfono es 45551234'],
  ['system', '45551234'],
  ['system', 'Ana, 45551234'],
  ['system', 'seguimiento 2845678'],
  ['system', 'mi turno es el 28456780'],
  ['system', 'el dni que me pediste y la factura es 28456780'],
  ['cuit', '20 12345678 5'],
  ['card', '411111111111111'],
  ['card', 'llamen al 54 9 11 2845 6780 o al 54 9 351 555 0142'],
  ['pin', 'de 10 a 12'],
  ['pin', 'abren 10-12 y 16-20'],
  ['pin', 'quiero 12 34'],
  ['order', 'somos p 12'],
  ['order', 'en mayo de 2024'],
  ['rut', '12.345.678 pesos'],
  ['document', 'tel 45551234'],
  ['document', 'pedido 10452678'],
  ['document', 'mi pedido es AB123456'],
  ['document', 'AB123456'],
  ['document', 'son 1.234.567 pesos'],
  ['document', '1155550142'],
])('%s is not in: %s', (kind, text) => {
  expect(shown(kind, text)).toBe(text)
})

test.each<[Kind, string, string]>([
  ['system', '45551234', '•••'],
  ['system', 'Ana Ruiz 28456780', 'Ana Ruiz •••'],
  ['system', '2845 6780', '•••'],
  ['bounded', '2845 6780', '•••'],
  ['document', '1032456789', '•••'],
  ['document', '28 456 780', '•••'],
  ['document', 'DNI28456780', 'DNI•••'],
  ['document', '28-456-780', '•••'],
  ['document', '12345678-5', '•••'],
  ['document', 'AB123456', '•••'],
  ['document', 'tel 45551234', 'tel 45551234'],
  ['system', 'para el turno 28456780', 'para el turno •••'],
  ['system', 'soy cliente 28456780', 'soy cliente •••'],
  ['system', 'número de turno 28456780', 'número de turno 28456780'],
  ['system', 'mi turno es el 28456780', 'mi turno es el 28456780'],
  ['system', 'cliente nro 28456780', 'cliente nro 28456780'],
  ['system', 'n° de cliente: 28456780', 'n° de cliente: 28456780'],
  ['bounded', '2 8 4 5 6 7 8 0', '•••'],
  ['pin', '12 34', '•••'],
  ['system', 'mi teléfono es 45551234', 'mi teléfono es 45551234'],
  ['system', 'nací el 12/08/1990', 'nací el 12/08/1990'],
  ['system', '11 2845 6780', '11 2845 6780'],
  ['system', 'sale $ 28.456.780', 'sale $ 28.456.780'],
  ['system', '¿tienen 2845678 unidades?', '¿tienen 2845678 unidades?'],
])('%s in the answer to its question: %s', (kind, text, seen) => {
  expect(shown(kind, text, true)).toBe(seen)
})

const sentence = 'hola te cuento que ayer fui al local con mi mamá y no había nadie que me diga nada '.repeat(4)

test.each([
  [`${sentence}te dejo el dni 28456780 y me avisás`, false, `${sentence}te dejo el dni ••• y me avisás`],
  [`${sentence}te dejo 28456780 y me avisás`, true, `${sentence}te dejo ••• y me avisás`],
  [`${'1 '.repeat(70)}${sentence}el dni 28456780`, false, `${'1 '.repeat(70)}${sentence}el dni •••`],
])('a number late in a long sentence without commas is hidden: %s', (text, isAsked, seen) => {
  expect(shown('system', text, isAsked)).toBe(seen)
  expect(shown('document', text, isAsked)).toBe(seen)
})

/** Returns the milliseconds of computing that a text takes at best. */
function costOf(text: string): number {
  const costs = Array.from({ length: 4 }, () => {
    const start = process.cpuUsage()
    findSensitive(text, Object.values(kinds), new Date(0), new Set(Object.values(kinds).map(({ name }) => name)))
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

test.each([
  'a1',
  '1 2a ',
  '1 ',
  'a a a a a a 1 ',
  '1234567 y ',
  'número de turno 1 ',
  '1\n',
  '12\n345\n678\n',
  '1\r\n-',
])('a long text of "%s" takes little time', (part) => {
  const text = part.repeat(Math.ceil(4096 / part.length)).slice(0, 4096)
  expect(costOf(text)).toBeLessThan(120)
})
