// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/campaign',
  title: 'Campañas',
  tabs: { strip: 'campaign', index: 0 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: { kind: 'pending', text: 'Estamos preparando esta sección. Aquí podrás crear campañas.' },
}

export default screen
