// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts',
  title: 'Agenda',
  tabs: { strip: 'contacts', index: 0 },
  gate: { who: 'member', rule: { permission: 'contacts' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a ver, buscar, importar, unir y exportar los contactos, con sus etiquetas, sus datos propios y su consentimiento.',
  },
}

export default screen
