// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/documentation',
  title: 'Documentación',
  help: 'Todas las llamadas de la API. Busca la que necesitas y mira sus permisos, sus límites y su ejemplo.',
  gate: { who: 'member' },
  body: { kind: 'page', page: 'documentation', operations: ['botInfoGet'] },
}

export default screen
