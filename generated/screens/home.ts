// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/home',
  title: 'Inicio',
  help: 'Cómo va el día y qué te espera. Empieza por los primeros pasos o por las conversaciones por atender.',
  gate: { who: 'user' },
  body: {
    kind: 'page',
    page: 'home',
    operations: [
      'botInfoGet',
      'homeGet',
      'emailConfirmationResend',
      'botTemplateList',
      'botCreate',
      'botImportCreate',
      'botImportGet',
      'botImportStart',
      'connectionUpdate',
      'connectionBeacon',
      'connectionList',
      'sessionLogout',
    ],
  },
}

export default screen
