// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/tyc',
  title: 'Términos y Condiciones de Uso',
  gate: { who: 'public' },
  body: { kind: 'page', page: 'terms', operations: ['meGet'] },
}

export default screen
