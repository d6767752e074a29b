import type { Entry } from './description.ts'

/** Quotes a text for the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Puts the number of a chatbot into a path. */
export const withBot = (path: string, bot: number | undefined): string =>
  bot === undefined ? path : path.replace('{bot}', String(bot))

/** Returns a call without a body as a curl command with an API key. */
export function curlWithKey(address: string, key: string): string {
  return [`curl ${quoted(address)}`, `-H "authorization: Bearer ${key}"`].join(' \\\n  ')
}

/**
 * Returns a call as a curl command; `$CLAVE` stands for an API key, and `$JWT` for the token of a session.
 * @param bot number of the chatbot to put into the address
 */
export function curlOf({ method, path, operation }: Entry, base: string, bot?: number): string {
  const media = Object.entries(operation.requestBody?.content ?? {})[0]
  const parts = [`curl -X ${method.toUpperCase()} ${quoted(base + withBot(path, bot))}`]
  if (operation['x-access'] !== 'public')
    parts.push(`-H "authorization: Bearer ${operation['x-api-key'] ? '$CLAVE' : '$JWT'}"`)
  if (media?.[0] === 'multipart/form-data') parts.push(`-F ${quoted('files=@archivo.pdf')}`)
  else if (media)
    parts.push(`-H ${quoted('content-type: application/json')}`, `-d ${quoted(JSON.stringify(media[1].example ?? {}))}`)
  return parts.join(' \\\n  ')
}
