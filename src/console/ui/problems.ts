import { check, type Rules } from '../../contract/validation.ts'
import type { FormProblem } from './useForm.ts'

/** What breaks the rules of a call's body, as a form shows it; null when nothing does. */
export function brokenRules<T>(rules: Rules<T>, body: unknown): FormProblem | null {
  const result = check(rules, body)
  if (result.ok) return null
  const fields = Object.entries(result.fields).flatMap(([name, texts]) => (texts[0] ? [[name, texts[0]] as const] : []))
  return { message: result.message, fields: Object.fromEntries(fields) }
}

/** The fields that hold nothing but white space, each with the same text; null when all are filled. */
export function emptyFields<V extends Record<string, string>>(values: V, message: string): FormProblem | null {
  const empty = Object.keys(values).filter((name) => values[name]?.trim() === '')
  return empty.length ? { message, fields: Object.fromEntries(empty.map((name) => [name, message])) } : null
}
