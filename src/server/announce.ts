import { businesses } from './demo/setup.ts'
import { cast, demoPassword } from './demo/users.ts'
import { demoKey } from './demo/webchat.ts'
import type { Settings } from './foundation/settings/settings.ts'

/** What a person who started the server wants to know; of a demo, who can sign in. */
export function announcement(url: string, { mode, smtpUrl }: Settings): string {
  if (mode !== 'demo') return `Consola lista en ${url}`
  const width = Math.max(...cast.map(({ username }) => username.length))
  const people = cast.map(({ username, role, note }) => `  ${username.padEnd(width)}  ${role}. ${note}`)
  return [
    '',
    `Consola lista: ${url}`,
    '',
    `Usuarios de ejemplo, todos con la contraseña "${demoPassword}":`,
    ...people,
    '',
    'Páginas de ejemplo con el widget, como en el sitio de un cliente:',
    ...businesses.map((business) => `  ${url}/demo/${demoKey(business)}  ${business.name}`),
    '',
    smtpUrl ? '' : 'Los correos no se envían: npm run outbox los muestra.',
    'Ctrl+C para terminar.',
    '',
  ].join('\n')
}
