// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/login/reset',
  title: 'Restablecer Contraseña',
  gate: { who: 'public' },
  body: { kind: 'page', page: 'account/recovery', operations: ['recoveryCreate'] },
}

export default screen
