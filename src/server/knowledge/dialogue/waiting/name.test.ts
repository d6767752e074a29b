import { expect, test } from 'vitest'
import { nameIn, unaskedNameIn } from './name.ts'

test.each([
  ['Ana', 'Ana'],
  ['ana ruiz', 'ana ruiz'],
  ['JUAN PEREZ', 'JUAN PEREZ'],
  ['hola, soy Ana Pérez', 'Ana Pérez'],
  ['Me llamo Zoe Correa', 'Zoe Correa'],
  ['mi nombre es lautaro', 'lautaro'],
  ['soy marta y quiero saber si ya salió', 'marta'],
  ['Soy Pancho, el del martes', 'Pancho'],
  ['Es Gabriela.', 'Gabriela'],
  ['María de los Ángeles Gómez', 'María de los Ángeles Gómez'],
  ['ana de la cruz', 'ana de la cruz'],
  ['Xiomara', 'Xiomara'],
  ['xiomara gomez', 'xiomara gomez'],
  ['Rosa Blanco', 'Rosa Blanco'],
  ['rosa gomez', 'rosa gomez'],
  ['luz', 'luz'],
  ["Rosario O'Connor", "Rosario O'Connor"],
  [`me llamo Ana ${'san '.repeat(1_000)}Cruz`, 'Ana'],
  ['a nombre de Silvia', 'Silvia'],
  ['soy xiomara', 'xiomara'],
  ['soy Yamileth Quispe', 'Yamileth Quispe'],
  ['Soy Cielo Pérez', 'Cielo Pérez'],
  ['soy dolores', 'dolores'],
  ['soy angelica', 'angelica'],
  ['mi nombre es Cielo', 'Cielo'],
])('%s is a name', (text, name) => expect(nameIn(text)).toBe(name))

test.each([
  'me llamo www.evil.example',
  'soy Ana.https',
  `me llamo ${'Aé'.repeat(2_000)}`,
  `me llamo ${'Maximilianaconstanza '.repeat(4)}`,
  'sigo esperando',
  'Sigo Esperando',
  'Ya les mandé el comprobante',
  'todavía nadie me responde',
  'me urge mucho',
  'Es para un presupuesto',
  'Es urgente',
  'presupuesto',
  'Zapatillas blancas',
  'contestenme',
  'respondanme por favor',
  'jajaja',
  'holaaaa',
  'ok',
  'rosa chica',
  'soy cliente',
  'soy de Córdoba',
  'soy diabético',
  'soy diabetica',
  'soy Monotributista',
  'soy Cliente hace años',
  'soy Responsable Inscripto',
  'soy hipertensa',
  'soy celíaco y tengo una duda',
  'soy alérgica a la penicilina',
  'soy jubilado',
  'mi nombre es difícil de escribir',
  'soy yo',
  '¿Ana?',
  'mandenme fotos',
  'la factura del lunes',
  '351 555 0142',
  'no quiero envío',
  'me llamo',
  '',
])('%s is no name', (text) => expect(nameIn(text)).toBeUndefined())

test.each([
  ['OSDE', undefined],
  ['blorg', undefined],
  ['Galeno plata', undefined],
  ['rosa', undefined],
  ['Xiomara', undefined],
  ['soy Blorg', 'Blorg'],
  ['me llamo Xiomara', 'Xiomara'],
  ['Ana', 'Ana'],
  ['Rosa Gómez', 'Rosa Gómez'],
])('%s without being asked: %s', (text, name) => expect(unaskedNameIn(text)).toBe(name))

test('hostile texts take no time', () => {
  for (const text of ['soy '.repeat(5_000), 'a'.repeat(20_000), 'Ana '.repeat(5_000), `hola${' '.repeat(20_000)}x`]) {
    const started = performance.now()
    nameIn(text)
    expect(performance.now() - started).toBeLessThan(200)
  }
})
