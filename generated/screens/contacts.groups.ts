// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts/groups',
  title: 'Agenda',
  tabs: { strip: 'contacts', index: 1 },
  gate: { who: 'member', rule: { permission: 'contacts' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a armar grupos de contactos, fijos o por reglas que se mantienen solas, para usarlos en campañas.',
  },
}

export default screen
