import { type FieldTexts, problem } from './problem.ts'

/** PostgreSQL's codes for values that do not fit a column, such as a filter by the id 99999999999. */
const UNSTORABLE = /^22...$/
const MAX_INTEGER = 2_147_483_647
/** Message if no single field explains the error. */
const TEXT = 'Un dato es demasiado grande para guardarlo. Revísalo e inténtalo nuevamente.'

/** Returns true if the database rejected a value because it does not fit its column. */
export function isDataException(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && UNSTORABLE.test(code)
}

/** Returns a 422 for a value that does not fit its column, with the sent fields that may have caused it. */
export function dataExceptionProblem(...sent: readonly unknown[]) {
  const fields: FieldTexts = {}
  for (const value of sent) find(value, '', fields)
  const [first] = Object.values(fields)
  return problem(422, 'invalid', first?.[0] ?? TEXT, first ? fields : undefined)
}

const FILTERED = 'Un valor del filtro no es válido. Corrígelo o quita los filtros.'

/**
 * Returns a 422 for a read whose filter has a value that the database does not understand. Nothing is stored by a read,
 * and without a value of the caller the fault is the server's: undefined.
 * @param query the parsed query
 */
export function readExceptionProblem(query: unknown) {
  const all: Record<string, unknown> = typeof query === 'object' ? { ...query } : {}
  const { filter, sort: _sort, range: _range, search: _search, ...others } = all
  const given = { ...others, ...(filter && typeof filter === 'object' ? filter : {}) }
  const values = Object.values(given).filter((value) => value !== undefined)
  if (values.length === 0) return undefined
  const fields: FieldTexts = {}
  find(query, '', fields)
  const [first] = Object.values(fields)
  if (first) return problem(422, 'invalid', first[0] ?? FILTERED, fields)
  const [value] = values
  if (values.length > 1 || typeof value === 'object') return problem(422, 'invalid', FILTERED)
  return problem(
    422,
    'invalid',
    `El valor «${[...String(value)].slice(0, 40).join('')}» no es válido. Corrígelo o quítalo.`,
  )
}

function find(value: unknown, path: string, fields: FieldTexts): void {
  const text = faultOf(value)
  if (text) fields[path] = [text]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) find(part, path ? `${path}.${key}` : key, fields)
}

function faultOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value.startsWith('0000-')) return 'Ese año no existe. Escribe otro.'
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d{10,}$/.test(value))
  if (!isNumber || Math.abs(Number(value)) <= MAX_INTEGER) return undefined
  return Number(value) > 0 ? 'Debe ser 2.147.483.647 o menos.' : 'Debe ser -2.147.483.647 o más.'
}
