import { expect, test } from 'vitest'
import { systemRules } from '../../nlu/system/index.ts'
import { maskPersonal, namesIn, personalMasker } from './mask-personal.ts'

const names = ['Lucía Fernández']

test.each([
  // names
  ['hola, soy Lucía', 'hola, soy Ana'],
  ['HOLA SOY LUCIA FERNANDEZ', 'HOLA SOY ANA PÉREZ'],
  ['lucia fernandez quiere saber el precio', 'ana pérez quiere saber el precio'],
  ['gracias, lucía', 'gracias, ana'],
  ['¿me anotan? Fernández', '¿me anotan? Pérez'],
  ['me llamo rodrigo quispe y busco un taladro', 'me llamo ana pérez y busco un taladro'],
  ['a nombre de Tomás Ruiz por favor', 'a nombre de Ana Pérez por favor'],
  ['a nombre de juan perez', 'a nombre de ana pérez'],
  ['el pedido está a nombre de juan perez para mañana', 'el pedido está a nombre de ana pérez para mañana'],
  ['soy martin lopez, quiero un turno', 'soy ana pérez, quiero un turno'],
  ['SOY MARTIN LOPEZ Y QUIERO UN TURNO', 'SOY ANA PÉREZ Y QUIERO UN TURNO'],
  ['mi marido Ernesto Vidal pasa a buscarlo', 'mi marido Ana Pérez pasa a buscarlo'],
  ['mi hija sofia tiene turno', 'mi hija ana tiene turno'],
  ['me llamo carla mendez', 'me llamo ana pérez'],
  ['me llamo carla guerrero necesito un turno', 'me llamo ana pérez necesito un turno'],
  ['soy Juan Carlos de la Cruz Pérez', 'soy Ana Pérez'],
  ['mi nombre es maria jose del valle sosa, gracias', 'mi nombre es ana pérez, gracias'],
  ['a nombre de mi hijo tomas ruiz', 'a nombre de mi hijo ana pérez'],
  ['soy el marido de ana suarez', 'soy el marido de ana pérez'],
  ['soy ana de córdoba', 'soy ana de córdoba'],
  ['soy laura de Córdoba', 'soy ana de Córdoba'],
  ["le escribe Ignacio O'Higgins", 'le escribe Ana Pérez'],
  ['habla con Pedro Ramírez', 'habla con Ana Pérez'],
  ['Firma: Roberto Juárez', 'Firma: Ana Pérez'],
  ['Atte. María Laura Ibáñez', 'Atte. Ana Pérez'],
  ['gracias, Jorge Sandoval', 'gracias, Ana Pérez'],
  ['el pedido es de Matías Olmedo', 'el pedido es de Ana Pérez'],
  ['turno para Ramiro Achával el lunes', 'turno para Ana Pérez el lunes'],
  ['Hola Habla Con Pedro Ramírez', 'Hola Habla Con Ana Pérez'],
  ['habla con pedro ramirez', 'habla con ana pérez'],
  // what only the words before it show
  ['mi pasaporte es AAB123456 y nací el 12/03/1985', 'mi pasaporte es XXX123456 y nací el 01/01/1990'],
  ['fecha de nacimiento: 3 de mayo de 1985', 'fecha de nacimiento: 1 de enero de 1990'],
  ['patente AB123CD', 'patente XX123XX'],
  ['la patente es AC 456 DF', 'la patente es XX 123 XX'],
  ['mi alias es CASA.PERRO.LUNA', 'mi alias es XXXX.XXXXX.XXXX'],
  ['transferí a casa PERRO.LUNA.SOL', 'transferí a casa XXXXX.XXXX.XXX'],
  ['tarjeta terminada en 3704 cvv 123 vence 11/27', 'tarjeta terminada en 1111 cvv 000 vence 01/01'],
  ['mi clave es Perro1234', 'mi clave es Xxxxx1234'],
  ['la contraseña del wifi: 998877', 'la contraseña del wifi: 123456'],
  ['mi pin 8891', 'mi pin 1234'],
  // telephones, e-mail addresses and accounts
  ['mi cel es 351 555-0199', 'mi cel es 351 555-0142'],
  ['llamame al +54 9 351 612 3344', 'llamame al +54 9 351 555 0142'],
  ['escribime a Lu.Fernandez+casa@gmail.com', 'escribime a cliente@ejemplo.com'],
  ['mi insta es @lufer.ok', 'mi insta es @cliente'],
  // identity numbers of four countries
  ['dni 28.456.789', 'dni 30.123.456'],
  ['dni 5456789', 'dni 3012345'],
  ['cuit 30500010912', 'cuit 20123456786'],
  ['mi rut es 7.654.321-6', 'mi rut es 1.234.567-4'],
  ['rut 16543210-K', 'rut 12345678-5'],
  ['cédula 1.020.304.051', 'cédula 1.234.567.890'],
  ['mi RFC es GODE561231GR8', 'mi RFC es XAXX010101000'],
  // cards, accounts, orders
  ['pagué con la 4509 9535 6623 3704', 'pagué con la 4111 1111 1111 1111'],
  ['mi cbu 2850590940090418135201', 'mi cbu 1234567890123456789012'],
  ['pedido P-4827163', 'pedido P-1234567'],
  // addresses
  ['vivo en calle San Martín 1456 piso 3 B', 'vivo en calle Los Álamos 1234 piso 5 B'],
  ['mandalo a Av. Colón 850', 'mandalo a Av. Los Álamos 123'],
  ['es la Cra 7 # 45-10', 'es la Cra 1 # 23-45'],
  ['mi dirección es belgrano 450', 'mi dirección es Los Álamos 123'],
  ['vivo en calle Sol al 400', 'vivo en calle Los Álamos al 123'],
  ['¿llegan a Belgrano al 400?', '¿llegan a Los Álamos al 123?'],
  ['Mz 4 lote 12 barrio Los Olivos', 'Mz 1 lote 23 barrio Los Álamos'],
  ['¿llegan a San Martín 1456, Carlos Paz?', '¿llegan a Los Álamos 1234, Carlos Paz?'],
])('%s → %s', (text, masked) => {
  expect(maskPersonal(text, { names }).text).toBe(masked)
})

test.each([
  'hola, cuánto sale el taladro de 650 w',
  '¿tienen la Samsung 55?',
  'quiero 3 cajas de 12',
  'lo vi a $ 1250000 en otro lado',
  'sale 1.500.000 pesos?',
  'abren el 25/12/2026 a las 10:30',
  'soy de Córdoba',
  'soy cliente hace años',
  'soy cliente de ustedes',
  'soy nuevo',
  'soy nuevo por acá',
  'soy médico',
  'SOY MÉDICO',
  'a nombre de quién lo dejo?',
  'va a nombre de la empresa',
  'me llamó la atención el precio',
  'me llamó ayer un vendedor',
  'mi hermano vive lejos',
  'mi mamá quiere un turno',
  'habla con mi marido',
  'SOY CLIENTE HACE AÑOS',
  'el envío a Carlos Paz en cuotas',
  'en la calle hace frío',
  'pedido 48213',
  'un rosal',
  'taladro Black Decker',
  'sucursal San Martín',
  'sucursal Martín Coronado',
  'el perfume Antonio Banderas',
  'perfumes de Carolina Herrera',
  'la avenida Juan Perón',
  'tienen local en Rosario Centro?',
  'la clave es que funcione',
  'la clave 3 del taladro',
  'olvidé mi contraseña',
  'mi contraseña es incorrecta',
  'la placa RTX 3060',
  'el turno del 12/03 a las 10',
  'la promo vence el 11/27',
  'el pin de la tarjeta',
  'lote 12 de tornillos',
  'subió de 200 al 400',
  'Hola Laura Tienen Stock Ahora',
  'HOLA LAURA TIENEN STOCK',
])('leaves «%s» as it is', (text) => {
  expect(maskPersonal(text, { names })).toEqual({ text, count: 0 })
})

test('a name of one text is masked in all of its chat', () => {
  const texts = [
    'turno para Ramiro Achával el lunes',
    'ACHAVAL pasa a las 5',
    'y ramiro también',
    'me llamo Luz Quispe',
  ]
  const mask = personalMasker(texts.flatMap(namesIn))
  expect([...texts, 'con luz de día'].map((text) => mask(text).text)).toEqual([
    'turno para Ana Pérez el lunes',
    'PÉREZ pasa a las 5',
    'y ana también',
    'me llamo Ana Pérez',
    'con luz de día',
  ])
})

test('a name of any length takes no time, and only its beginning counts', () => {
  const words = Array.from({ length: 1000 }, (_, i) => `q${String.fromCharCode(97 + (i % 26), 97 + (i >> 6))}x`)
  const began = performance.now()
  const name = words.join(' ')
  const { text } = maskPersonal(`${words.at(0)} ${words.at(-1)} `.repeat(400), {
    names: [name, name],
  })
  expect(text.startsWith(`ana ${words.at(-1)}`)).toBe(true)
  expect(performance.now() - began).toBeLessThan(500)
})

test('a name that is a common word is only masked where it is a name', () => {
  const rosa = { names: ['Rosa Flores'] }
  expect(maskPersonal('quiero la torta rosa con flores', rosa).text).toBe('quiero la torta rosa con flores')
  expect(maskPersonal('habla Rosa, por las flores', rosa).text).toBe('habla Ana, por las flores')
  expect(maskPersonal('soy rosa, por la torta rosa', rosa).text).toBe('soy ana, por la torta rosa')
})

test('values that the owner declared sensitive keep only their shape', () => {
  const text = 'mi clave es Sol-42'
  expect(maskPersonal(text, { sensitive: [{ start: 12, end: 18 }] })).toEqual({ text: 'mi clave es Xxx-12', count: 1 })
})

test.each([
  ['phone', 'mi cel es 0351 155 123456'],
  ['phone', '+56 9 8765 4321'],
  ['email', 'pedro_gomez@hotmail.com.ar'],
  ['dni', '31.222.333'],
  ['cuit', '27-30123456-3 y 30-50001091-2'],
] as const)('a masked %s is still read as one: %s', (kind, text) => {
  const read = (said: string) => systemRules[kind]?.({ text: said, now: new Date(0), timeZone: 'UTC' }) ?? []
  const masked = maskPersonal(text)
  expect(masked.text).not.toBe(text)
  expect(read(masked.text)).toHaveLength(read(text).length)
  expect(read(text).length).toBeGreaterThan(0)
})

test('masking again changes nothing, and counts what was replaced', () => {
  const once = maskPersonal('soy Lucía, mi dni es 28456789 y mi mail lu@gmail.com', { names })
  expect(once.count).toBe(3)
  expect(maskPersonal(once.text, { names })).toEqual({ text: once.text, count: 0 })
})

test('long hostile texts take no time', () => {
  for (const part of [
    'a ',
    '1 ',
    'calle a ',
    '1.',
    'me llamo A ',
    'soy de la ',
    'me llamo de ',
    'nombre:  ',
    'mi hija ',
    '@',
    'Av. ',
    'Juan ',
    'juan de la ',
    'mi clave es ',
    'alias de ',
    'mz 1 lote 1 ',
    'a.b',
    'AAA.',
    'nací el ',
    'patente ',
    'cvv 123 ',
  ])
    expect(maskPersonal(part.repeat(1024 / part.length), { names }).text.length).toBeGreaterThan(0)
})
