import { getPath, withPath } from '../../../contract/path.ts'
import type { Input } from '../../../contract/screen.ts'

/** Returns the saved record if the response contains a version and every field that was sent. */
export function savedAs<Row extends object>(record: Row | undefined, sent: unknown, answer: unknown): Row | undefined {
  if (!record || typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined
  return Object.keys(sent ?? {}).every((name) => name in answer) ? { ...record, ...answer } : undefined
}

/** Resets secrets to their initial value, as they are not shown after saving either. */
export function withoutSecrets<Values extends object>(inputs: readonly Input[], values: Values, first: Values): Values {
  const typed = inputs.filter(({ source, secret }) => secret && getPath(values, source))
  return typed.reduce((rest, { source }) => withPath(rest, source, getPath(first, source)), values)
}
