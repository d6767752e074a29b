// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/advanced/misunderstood',
  title: 'Mensajes Sin Entender',
  help: 'Lo que no supo contestar, agrupado si se parece. Elige una intención y lo aprenderá; podrás deshacerlo.',
  warning: true,
  gate: { who: 'member', rule: { all: [{ permission: 'advanced_configuration' }, { permission: 'chats' }] } },
  links: [{ text: 'Ejemplos', href: '/advanced/examples' }, { text: 'Intenciones', href: '/advanced/intents' }],
  body: {
    kind: 'page',
    page: 'misunderstood',
    operations: ['misunderstoodList', 'misunderstoodResolve', 'misunderstoodUndo', 'intentButtonList'],
  },
}

export default screen
