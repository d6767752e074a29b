import { expect, test } from 'vitest'
import { siteOrigin } from './site-origin.ts'

test.each([
  ['mitienda.com', 'https://mitienda.com'],
  ['  https://mitienda.com/  ', 'https://mitienda.com'],
  ['http://www.MiTienda.com.ar/contacto?x=1#y', 'https://www.mitienda.com.ar'],
  ['tienda.example:8443', 'https://tienda.example:8443'],
  ['peña.cl', 'https://xn--pea-8ma.cl'],
  ['localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:5500/index.html', 'http://127.0.0.1:5500'],
  ['https://localhost', 'https://localhost'],
])('«%s» is the site %s', (typed, origin) => {
  expect(siteOrigin(typed)).toBe(origin)
})

test.each([
  '',
  'mi tienda',
  'ana@tienda.com',
  'ftp://tienda.com',
  'tienda',
  'javascript:alert(1)',
  'https://',
  '*.tienda.com',
])('«%s» is no site', (typed) => {
  expect(siteOrigin(typed)).toBeUndefined()
})
