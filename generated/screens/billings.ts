// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/billings',
  title: 'Facturación',
  gate: { who: 'member', rule: { permission: 'pricing' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ver tu plan, tu consumo y tus facturas.',
  },
}

export default screen
