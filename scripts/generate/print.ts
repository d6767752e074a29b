const WIDTH = 110

/** The first line of every generated module. */
export const head = '// Generated from openapi/ and screens/. Do not edit: npm run generate.\n'

/** Placeholder for the path of contract imports, which depends on the output folder. */
export const CONTRACT = '~contract'

/** Source code to print as is within a value. */
export class Code {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

/** Prints a value as TypeScript: on one line if it fits, otherwise one entry per line. Omits undefined properties. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null || value instanceof Code) return inline(value)
  const room = WIDTH - indent.length
  const line = isLonger(value, room) ? undefined : inline(value)
  if (line !== undefined && line.length <= room) return line
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : present(value).map(([key, item]) => `${name(key)}: ${literal(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

function inline(value: unknown): string {
  if (value instanceof Code) return value.source
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = present(value).map(([key, item]) => `${name(key)}: ${inline(item)}`)
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
  }
  return typeof value === 'string' ? text(value) : String(value)
}

/** Returns whether a lower bound of a value's printed length exceeds the room. Saves printing most long values. */
function isLonger(value: unknown, room: number): boolean {
  let left = room
  const count = (one: unknown): void => {
    if (left < 0) return
    if (typeof one === 'string') left -= one.length + 2
    else if (typeof one !== 'object' || one === null || one instanceof Code) left -= 1
    else
      for (const [key, item] of present(one)) {
        left -= Array.isArray(one) ? 1 : key.length + 2
        count(item)
      }
  }
  count(value)
  return left < 0
}

const present = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined)

/** An object key, quoted if necessary. */
export function name(key: string): string {
  return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key) ? key : text(key)
}

/** A string in single quotes. */
export function text(value: string): string {
  const json = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
