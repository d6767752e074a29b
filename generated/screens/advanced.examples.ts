// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/advanced/examples',
  title: 'Entrenamiento Avanzado',
  warning: true,
  tabs: { strip: 'advanced', index: 0 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: { kind: 'pending', text: 'Acá se va a poder enseñar con ejemplos y marcar en ellos las entidades.' },
}

export default screen
