// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/updates',
  title: 'Novedades',
  gate: { who: 'member' },
  body: { kind: 'pending', text: 'Estamos preparando esta sección. Aquí podrás leer qué cambió en cada versión.' },
}

export default screen
