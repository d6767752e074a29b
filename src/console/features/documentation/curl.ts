import type { Entry } from './description.ts'

/** Quotes a text for the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Returns a call as a curl command; `$JWT` stands for the session token. */
export function curlOf({ method, path, operation }: Entry, base: string): string {
  const media = Object.entries(operation.requestBody?.content ?? {})[0]
  const parts = [`curl -X ${method.toUpperCase()} ${quoted(base + path)}`]
  if (operation['x-access'] !== 'public') parts.push('-H "authorization: Bearer $JWT"')
  if (media?.[0] === 'multipart/form-data') parts.push(`-F ${quoted('files=@archivo.pdf')}`)
  else if (media)
    parts.push(`-H ${quoted('content-type: application/json')}`, `-d ${quoted(JSON.stringify(media[1].example ?? {}))}`)
  return parts.join(' \\\n  ')
}
