// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/register/invited/{id}',
  title: 'Registrarse',
  gate: { who: 'public' },
  body: { kind: 'page', page: 'team/invited', operations: ['invitationGet', 'invitationAccept'] },
}

export default screen
