import type { Entry } from './description.ts'

/** Wraps a text so that a shell takes it as it is. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A call as a command to paste into a terminal; `$JWT` stands for the session token. */
export function curlOf({ method, path, operation }: Entry, base: string): string {
  const media = Object.entries(operation.requestBody?.content ?? {})[0]
  const parts = [`curl -X ${method.toUpperCase()} ${quoted(base + path)}`]
  if (operation['x-access'] !== 'public') parts.push('-H "authorization: Bearer $JWT"')
  if (media?.[0] === 'multipart/form-data') parts.push(`-F ${quoted('files=@archivo.pdf')}`)
  else if (media)
    parts.push(`-H ${quoted('content-type: application/json')}`, `-d ${quoted(JSON.stringify(media[1].example ?? {}))}`)
  return parts.join(' \\\n  ')
}
