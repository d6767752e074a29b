// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/budget',
  title: 'Configuración',
  tabs: { strip: 'settings', index: 5 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a configurar los presupuestos: datos del negocio, numeración, impuestos, validez, diseño y el mensaje con que se envían.',
  },
}

export default screen
