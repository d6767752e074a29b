// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts/register',
  title: 'Agenda',
  tabs: { strip: 'contacts', index: 3 },
  gate: { who: 'member', rule: { permission: 'contacts' } },
  body: {
    kind: 'pending',
    text: 'Acá se va a ver el registro de cada alta, cambio, importación, bloqueo y baja de los contactos.',
  },
}

export default screen
