// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/user',
  title: 'Editar Usuario',
  help: 'Tus datos, tu contraseña y cómo te avisamos. Lo que cambies aquí es solo tuyo.',
  gate: { who: 'user' },
  body: {
    kind: 'page',
    page: 'account/settings',
    operations: ['profileUpdate', 'passwordUpdate', 'sessionList', 'sessionDelete', 'preferencesGet', 'preferencesUpdate'],
  },
}

export default screen
