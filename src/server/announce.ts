import { hasSimulator } from './demo/channels.ts'
import { businesses } from './demo/setup.ts'
import { demoCast, demoPassword } from './demo/users.ts'
import type { Settings } from './foundation/settings/settings.ts'

/** Returns the text printed at startup. In demo mode it lists the demo users. */
export function announcement(url: string, { mode, smtpUrl, graphUrl }: Settings): string {
  if (mode !== 'demo') return `Consola lista en ${url}`
  const width = Math.max(...demoCast.map(({ username }) => username.length))
  const people = demoCast.map(({ username, role, note }) => `  ${username.padEnd(width)}  ${role}. ${note}`)
  return [
    '',
    `Consola lista: ${url}`,
    '',
    `Usuarios de ejemplo, todos con la contraseña "${demoPassword}":`,
    ...people,
    '',
    'Páginas de ejemplo con el widget, como en el sitio de un cliente:',
    ...businesses.map(({ webchatKey, name }) => `  ${url}/demo/${webchatKey}  ${name}`),
    ...(hasSimulator(graphUrl)
      ? ['', `Teléfonos de ejemplo, para escribir por WhatsApp, Facebook y Telegram como un cliente: ${graphUrl}`]
      : []),
    '',
    smtpUrl ? '' : 'Los correos no se envían: npm run outbox los muestra.',
    'Ctrl+C para terminar.',
    '',
  ].join('\n')
}
