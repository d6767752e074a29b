// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/advanced/entities',
  title: 'Entrenamiento Avanzado',
  warning: true,
  tabs: { strip: 'advanced', index: 1 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: { kind: 'pending', text: 'Acá se va a poder definir los datos que el chatbot reconoce y sus sinónimos.' },
}

export default screen
