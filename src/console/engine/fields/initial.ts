import { getPath, withPath } from '../../../contract/path.ts'
import type { Condition, Input } from '../../../contract/screen.ts'
import type { Row } from './kinds.ts'

/** Returns a form's initial values: the record's, else the screen's defaults. Secrets always start empty. */
export function initialValues(inputs: readonly Input[], record: Readonly<Row> = {}): Row {
  let values: Row = {}
  for (const input of inputs) {
    const stored = input.secret ? undefined : getPath(record, input.source)
    values = withPath(values, input.source, initialValue(input, stored))
  }
  return values
}

function initialValue(input: Input, stored: unknown): unknown {
  if (input.nullable && (stored ?? null) === null) return null
  // A value of several types is an object without fields: it is kept as it is.
  if (input.type === 'object' && input.fields?.length) return initialValues(input.fields, (stored ?? {}) as Row)
  if (input.type === 'list' && input.fields && Array.isArray(stored))
    return stored.map((item) => ({ ...(item as Row), ...initialValues(input.fields ?? [], item as Row) }))
  if (stored !== undefined && stored !== null) return stored
  if (input.default !== undefined) return input.default
  if (input.type === 'boolean') return input.required ? false : null
  return input.type === 'list' || input.type.endsWith('-list') ? [] : null
}

/** Returns whether an input is shown: it has no condition, or the other field holds one of the condition's values. */
export function isConditionMet(when: Condition | undefined, read: (source: string) => unknown): boolean {
  if (!when) return true
  const value = read(when.source) ?? null
  return when.in.some((one) => one === value)
}
