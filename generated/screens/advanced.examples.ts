// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/advanced/examples',
  title: 'Entrenamiento Avanzado',
  help: 'Frases como las escribiría un cliente. Agrega varias por intención y marca las palabras que dicen un dato.',
  warning: true,
  tabs: { strip: 'advanced', index: 0 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: {
    kind: 'page',
    page: 'examples',
    operations: [
      'exampleList',
      'exampleCreate',
      'exampleGet',
      'exampleUpdate',
      'exampleDelete',
      'exampleMove',
      'exampleRemove',
      'exampleChange',
      'exampleRestore',
      'exampleCheck',
      'exampleSuggest',
      'exampleImport',
      'exampleExport',
      'intentList',
      'intentCreate',
      'entityList',
    ],
  },
}

export default screen
