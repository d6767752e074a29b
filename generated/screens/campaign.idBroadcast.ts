// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/campaign/{idBroadcast}',
  title: 'Campañas',
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás seguir cada envío, pausar la campaña o cancelarla.',
  },
}

export default screen
