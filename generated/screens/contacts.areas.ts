// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts/areas',
  title: 'Agenda',
  tabs: { strip: 'contacts', index: 2 },
  gate: { who: 'member', rule: { permission: 'contacts' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a administrar las áreas del negocio: quién atiende en cada una, en qué horario y si reciben derivaciones.',
  },
}

export default screen
