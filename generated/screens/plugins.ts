// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/plugins',
  title: 'Conectores',
  help: 'Conecta los números de WhatsApp y las páginas de Facebook por los que te escriben tus clientes, y mira si todo funciona.',
  tabs: { strip: 'plugins', index: 0 },
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: {
    kind: 'page',
    page: 'plugins',
    operations: [
      'pluginList',
      'pluginSetupGet',
      'pluginTest',
      'pluginDisconnect',
      'whatsappConnect',
      'whatsappUpdate',
      'whatsappNumberAdd',
      'facebookConnect',
      'facebookUpdate',
      'telegramConnect',
      'mailboxConnect',
    ],
  },
}

export default screen
