import type { Entry } from './description.ts'

/** Quotes a text for the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Returns a call without a body as a curl command with an API key. */
export function curlWithKey(address: string, key: string): string {
  return [`curl ${quoted(address)}`, `-H "authorization: Bearer ${key}"`].join(' \\\n  ')
}

/** Returns a call as a curl command; `$CLAVE` stands for an API key, and `$JWT` for the token of a session. */
export function curlOf({ method, path, operation }: Entry, base: string): string {
  const media = Object.entries(operation.requestBody?.content ?? {})[0]
  const parts = [`curl -X ${method.toUpperCase()} ${quoted(base + path)}`]
  if (operation['x-access'] !== 'public')
    parts.push(`-H "authorization: Bearer ${operation['x-api-key'] ? '$CLAVE' : '$JWT'}"`)
  if (media?.[0] === 'multipart/form-data') parts.push(`-F ${quoted('files=@archivo.pdf')}`)
  else if (media)
    parts.push(`-H ${quoted('content-type: application/json')}`, `-d ${quoted(JSON.stringify(media[1].example ?? {}))}`)
  return parts.join(' \\\n  ')
}
