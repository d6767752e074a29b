// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts',
  title: 'Agenda',
  tabs: { strip: 'contacts', index: 0 },
  gate: { who: 'member', rule: { permission: 'contacts' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás buscar, importar, unir y exportar tus contactos.',
  },
}

export default screen
