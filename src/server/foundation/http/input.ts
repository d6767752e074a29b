import { UNKNOWN } from '../../../contract/messages.ts'
import type { Operation } from '../../../contract/operation.ts'
import { check, type Rules } from '../../../contract/validation.ts'
import { isText, JsonError, parseJson } from './json.ts'
import { SentForm } from './multipart.ts'
import { commonProblems, problem } from './problem.ts'

/** Validation rules of an operation's inputs; absent for inputs that it does not have. */
export interface InputRules {
  body?: Rules<unknown>
  query?: Rules<unknown>
  params?: Rules<unknown>
  integers: ReadonlySet<string>
  /** parameters that are 'true' or 'false' */
  booleans?: ReadonlySet<string>
  /** names of the parts of a form */
  parts?: ReadonlySet<string> | undefined
}

type Texts = Readonly<Record<string, unknown>>

const INTEGER = /^(0|-?[1-9]\d{0,9})$/
const MAX_INTEGER = 2_147_483_647

/** Parses an integer in canonical notation within the range of the database; undefined otherwise. */
export function strictInteger(text: unknown): number | undefined {
  if (typeof text !== 'string' || !INTEGER.test(text)) return undefined
  const value = Number(text)
  return Math.abs(value) <= MAX_INTEGER ? value : undefined
}

/** Parses the path parameters. An invalid value throws 404, as for an id that does not exist. */
export function readParams(rules: InputRules, given: Texts): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(given)) {
    if (typeof text !== 'string' || !isText(text)) throw commonProblems.notFound()
    value[name] = rules.integers.has(name) ? strictInteger(text) : text
    if (value[name] === undefined) throw commonProblems.notFound()
  }
  if (rules.params && !check(rules.params, value).ok) throw commonProblems.notFound()
  return value
}

/**
 * Parses the query. For a simple-rest list: its three JSON values, with defaults. Otherwise: texts, and strictly parsed
 * integers and booleans.
 */
export function readQuery(operation: Operation, rules: InputRules, given: Texts): unknown {
  if (operation.list) return readListQuery(operation, rules, given)
  if (!rules.query) return {}
  const value: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(given)) {
    if (typeof text !== 'string') throw invalid({ [name]: ['Está repetido. Indícalo solo una vez.'] })
    if (!isText(text)) throw invalid({ [name]: ['Contiene signos que no admitimos. Quítalos.'] })
    value[name] = parameter(rules, name, text)
  }
  return checked(rules.query, value)
}

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
])

/** Parses a parameter by its type. What is not of its type stays text, which its rules refuse. */
function parameter({ integers, booleans }: InputRules, name: string, text: string): unknown {
  if (integers.has(name)) return strictInteger(text) ?? text
  return booleans?.has(name) ? (BOOLEANS.get(text) ?? text) : text
}

/**
 * Validates the body. A missing body is treated as an empty object, so that its required fields are reported. Of a form,
 * only the names of its parts are checked.
 */
export function readBody(rules: InputRules, given: unknown): unknown {
  if (given instanceof SentForm) {
    const unknown = given.names.filter((name) => !rules.parts?.has(name))
    if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, [UNKNOWN]])))
    return given
  }
  return rules.body ? checked(rules.body, given === undefined ? {} : given) : undefined
}

function readListQuery(operation: Operation, rules: InputRules, given: Texts): unknown {
  const value: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(given)) {
    if (typeof text !== 'string') throw invalid({ [name]: ['Está repetido. Indícalo solo una vez.'] })
    try {
      value[name] = parseJson(text)
    } catch (error) {
      if (error instanceof JsonError) throw invalid({ [name]: [`El valor ${error.message}. Corrígelo.`] })
      throw error
    }
  }
  const { filter = {}, sort, range } = (rules.query ? checked(rules.query, value) : value) as Record<string, unknown>
  return {
    filter,
    sort: sort ?? [operation.list?.sort[0], 'ASC'],
    range: capped((range as [number, number] | undefined) ?? [0, Number.MAX_SAFE_INTEGER], operation.list?.max ?? 200),
    search: operation.list?.search ?? [],
  }
}

/** Limits a range to the maximum length of a page. */
function capped([first, last]: readonly [number, number], max: number): [number, number] {
  if (first > MAX_INTEGER || last < first)
    throw invalid({ range: ['El rango no está bien escrito. Prueba con [0,19].'] })
  return [first, Math.min(last, first + max - 1)]
}

function checked(rules: Rules<unknown>, value: unknown): unknown {
  const result = check(rules, value)
  if (result.ok) return result.value
  throw problem(422, 'invalid', result.message, result.fields)
}

function invalid(fields: Record<string, string[]>) {
  return problem(422, 'invalid', Object.values(fields)[0]?.[0] ?? '', fields)
}
