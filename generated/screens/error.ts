// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/error',
  title: 'Error',
  gate: { who: 'user' },
  body: { kind: 'page', page: 'error', operations: ['botInfoGet'] },
}

export default screen
