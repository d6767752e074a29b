import { expect, test } from 'vitest'
import { withScheme } from './web-address.ts'

test.each([
  ['www.tienda.com', 'https://www.tienda.com'],
  ['tienda.com.ar/ofertas?mes=5', 'https://tienda.com.ar/ofertas?mes=5'],
  ['tienda.com:8443', 'https://tienda.com:8443'],
  ['ñandú.com', 'https://ñandú.com'],
  ['https://tienda.com', 'https://tienda.com'],
  ['http://tienda.com', 'http://tienda.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['ana@tienda.com', 'ana@tienda.com'],
  ['mi tienda.com', 'mi tienda.com'],
  ['tienda', 'tienda'],
  ['', ''],
])('«%s» is completed to «%s»', (typed, address) => expect(withScheme(typed, 'https')).toBe(address))
