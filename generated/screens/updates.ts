// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/updates',
  title: 'Novedades',
  gate: { who: 'member' },
  body: { kind: 'pending', text: 'Acá se va a poder leer qué cambió en cada versión del producto.' },
}

export default screen
