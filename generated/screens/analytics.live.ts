// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/live',
  title: 'Tablero en Vivo',
  help: 'Quién espera, quién atiende y cómo va el día, sin recargar. Cada cifra abre las conversaciones que cuenta.',
  tabs: { strip: 'analytics', index: 1 },
  gate: { who: 'member' },
  body: { kind: 'page', page: 'analytics/live', operations: ['liveBoardGet'] },
}

export default screen
