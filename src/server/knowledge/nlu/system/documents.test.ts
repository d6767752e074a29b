import { expect, test } from 'vitest'
import { answeredDocument } from './documents.ts'

test.each([
  ['DNI 30123456', '30123456'],
  ['dni: 30.123.456', '30123456'],
  ['DNI30123456', '30123456'],
  ['CC 79456123', '79456123'],
  ['mi cédula de ciudadanía es 1.032.456.789', '1032456789'],
  ['el run 10000000', '10000000'],
  ['CI 4555123', '4555123'],
  ['rut 12345678k', '12345678-K'],
  ['mi RUT es 12.345.678-5', '12345678-5'],
  ['rut 123456785', '12345678-5'],
  ['pasaporte AB123456', 'AB123456'],
  ['tengo pasaporte, es el G12345678', 'G12345678'],
  ['AAF-123456', 'AAF123456'],
])('%s is the document %s', (text, value) => expect(answeredDocument(text)).toBe(value))

test.each(['tel 45551234', 'cel 1155550142', '3001234567', 'sí', 'dni'])('%s is no document', (text) =>
  expect(answeredDocument(text)).toBeUndefined(),
)
