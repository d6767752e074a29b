// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts/register',
  title: 'Agenda',
  tabs: { strip: 'contacts', index: 3 },
  gate: { who: 'member', rule: { permission: 'contacts' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ver cada alta, cambio, bloqueo y baja de tus contactos.',
  },
}

export default screen
