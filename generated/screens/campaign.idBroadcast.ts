// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/campaign/{idBroadcast}',
  title: 'Campañas',
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: {
    kind: 'pending',
    text: 'Acá se va a ver una campaña: sus destinatarios, qué pasó con cada envío, y pausarla, reanudarla o cancelarla.',
  },
}

export default screen
