/**
 * Returns the value of a key that people chose; undefined if the object does not have it. The key may be the name of
 * something that every object has, such as `constructor`.
 */
export function ownOf<T>(record: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined
export function ownOf(record: unknown, key: string): unknown
export function ownOf(record: unknown, key: string): unknown {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, key)) return undefined
  return (record as Record<string, unknown>)[key]
}

/** Returns the value at a dotted path; undefined when part of the path is missing. */
export function getPath(record: unknown, path: string): unknown {
  let value = record
  for (const part of path.split('.')) value = ownOf(value, part)
  return value
}

/** Returns the value at a JSON pointer ('' is the whole value); undefined when part of the path is missing. */
export function getPointer(value: unknown, pointer: string): unknown {
  if (pointer === '') return value
  return getPath(
    value,
    pointer
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .join('.'),
  )
}

/**
 * Replaces `{field}` (dotted path) in a template with URL-encoded values of a record; undefined when a value is
 * missing.
 */
export function fillTemplate(template: string, record: unknown): string | undefined {
  let complete = true
  const text = template.replace(/\{([^}]+)\}/g, (_, path: string) => {
    const value = getPath(record, path)
    if (value === null || value === undefined || value === '') complete = false
    return encodeURIComponent(String(value))
  })
  return complete ? text : undefined
}

/** Returns a copy with the value set at the dotted path. Missing parts become objects. */
export function withPath<T extends object>(record: T, path: string, value: unknown): T {
  const [head = '', ...rest] = path.split('.')
  const current = ownOf(record, head)
  const next = rest.length === 0 ? value : withPath(isObject(current) ? current : {}, rest.join('.'), value)
  return { ...record, [head]: next }
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
