// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/add/branch',
  title: 'Nuevo Formulario de Sucursales',
  help: 'Agrupa los lugares donde atiendes: el chatbot dice cuál está cerca, a qué hora abre y cómo llegar.',
  gate: { who: 'member', rule: { permission: 'forms' } },
  links: [{ text: 'Formularios', href: '/forms' }],
  body: { kind: 'page', page: 'forms/add/branch', operations: ['formCreate'] },
}

export default screen
