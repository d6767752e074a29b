import { cast, demoPassword } from './demo/users.ts'
import type { Settings } from './settings.ts'

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
    smtpUrl ? '' : 'Los correos no se envían: npm run outbox los muestra.',
    'Ctrl+C para terminar.',
    '',
  ].join('\n')
}
