// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/login',
  title: 'Iniciar Sesión',
  gate: { who: 'public' },
  body: { kind: 'page', page: 'account/login', operations: ['sessionLogin', 'signUpGet', 'accountCreate', 'meGet'] },
}

export default screen
