// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/register/confirm/{token}',
  title: 'Confirmar Correo',
  gate: { who: 'public' },
  body: {
    kind: 'page',
    page: 'account/confirmation',
    operations: ['emailConfirmationGet', 'emailConfirmationComplete'],
  },
}

export default screen
