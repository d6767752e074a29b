import { check, type Rules } from '../../contract/validation.ts'

/** What is wrong with a form: a line for the banner and a text per field. */
interface FormProblem {
  message: string
  fields?: Record<string, string>
}

/** What breaks the rules of a call's body, as a form shows it; null when nothing does. */
export function brokenRules<T>(rules: Rules<T>, body: unknown): FormProblem | null {
  const result = check(rules, body)
  if (result.ok) return null
  const fields = Object.entries(result.fields).flatMap(([name, texts]) => (texts[0] ? [[name, texts[0]] as const] : []))
  return { message: result.message, fields: Object.fromEntries(fields) }
}
