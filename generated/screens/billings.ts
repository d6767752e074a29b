// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/billings',
  title: 'Facturación',
  gate: { who: 'member', rule: { permission: 'pricing' } },
  body: { kind: 'pending', text: 'Acá se va a poder ver el plan, el consumo y las facturas.' },
}

export default screen
