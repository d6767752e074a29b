// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/login/forgot/{token}',
  title: 'Restablecer Contraseña',
  gate: { who: 'public' },
  body: { kind: 'page', page: 'account/recovery/new-password', operations: ['recoveryGet', 'recoveryComplete'] },
}

export default screen
