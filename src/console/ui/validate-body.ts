import { check, type Rules } from '../../contract/validation.ts'

/** Validation errors of a form: a message for the banner and one per field. */
interface FormProblem {
  message: string
  fields?: Record<string, string>
}

/** Validates a call's body and returns its errors in form shape, or null if it is valid. */
export function validateBody<T>(rules: Rules<T>, body: unknown): FormProblem | null {
  const result = check(rules, body)
  if (result.ok) return null
  const fields = Object.entries(result.fields).flatMap(([name, texts]) => (texts[0] ? [[name, texts[0]] as const] : []))
  return { message: result.message, fields: Object.fromEntries(fields) }
}
