// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/budget',
  title: 'Configuración',
  tabs: { strip: 'settings', index: 5 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás elegir los datos, impuestos y diseño de tus presupuestos.',
  },
}

export default screen
