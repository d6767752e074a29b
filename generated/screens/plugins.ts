// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/plugins',
  title: 'Conectores',
  help: 'Conecta por dónde te escriben tus clientes: WhatsApp, Facebook, Telegram y correo. Mira si todo funciona.',
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
      'whatsappProfileGet',
      'whatsappProfileUpdate',
      'facebookConnect',
      'facebookUpdate',
      'telegramConnect',
      'telegramUpdate',
      'mailboxConnect',
      'mailboxUpdate',
    ],
  },
}

export default screen
