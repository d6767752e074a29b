// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/updates',
  title: 'Novedades',
  help: 'Qué cambió en cada versión. Puedes seguirlas también en tu lector de noticias.',
  gate: { who: 'member' },
  body: { kind: 'page', page: 'updates', operations: ['updateList', 'updateRead', 'updateFeedGet', 'updateRssGet'] },
}

export default screen
