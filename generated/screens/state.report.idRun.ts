// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/state/report/{idRun}',
  title: 'Informe del Entrenamiento',
  help: 'Qué se confunde y qué falta enseñar. Empieza por lo que más mejoraría: casi todo lo arreglas aquí.',
  warning: true,
  gate: { who: 'member', rule: { any: [{ permission: 'advanced_configuration' }, { permission: 'responses' }] } },
  links: [{ text: 'Estado', href: '/state' }, { text: 'Historial de entrenamientos', href: '/state/models' }],
  body: {
    kind: 'page',
    page: 'training/report',
    operations: [
      'trainingReportGet',
      'exampleMove',
      'exampleRemove',
      'exampleRestore',
      'misunderstoodSuggestionList',
      'misunderstoodCoverageGet',
      'misunderstoodResolve',
      'misunderstoodUndo',
    ],
  },
}

export default screen
