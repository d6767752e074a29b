// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/campaign/history',
  title: 'Campañas',
  tabs: { strip: 'campaign', index: 1 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ver tus campañas, su estado y sus resultados.',
  },
}

export default screen
