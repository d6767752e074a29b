// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/bots/new',
  title: 'Crear Chatbot',
  gate: { who: 'user' },
  body: {
    kind: 'page',
    page: 'starting',
    operations: ['botCreate', 'botTemplateList', 'botImportCreate', 'botImportGet', 'botImportStart'],
  },
}

export default screen
