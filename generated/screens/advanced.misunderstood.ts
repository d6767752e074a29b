// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/advanced/misunderstood',
  title: 'Mensajes sin entender',
  help: 'Lo que los clientes escribieron y el chatbot no supo contestar, reunido por parecido. Se resuelve agregándolo a una intención, creando una nueva o ignorándolo.',
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
