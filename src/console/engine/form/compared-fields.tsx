import type { ReactNode } from 'react'
import type { Column, Input } from '../../../contract/screen.ts'
import { isEmpty } from '../../ui/format.ts'
import { ReferenceCell } from '../fields/cells.tsx'
import { plainText } from '../fields/text.ts'
import { isUnmatched } from '../fields/unmatched.ts'

/** Returns the paths that a form compares on a conflict: its inputs, with nested objects flattened. */
export function comparedFields(inputs: readonly Input[], prefix = ''): { path: string; input: Input }[] {
  return inputs.flatMap((input) => {
    const path = prefix + input.source
    if (input.secret || input.readOnly) return []
    // A nullable object is compared as a whole.
    return input.type === 'object' && input.fields?.length && !input.nullable
      ? comparedFields(input.fields, `${path}.`)
      : [{ path, input }]
  })
}

/** Renders an input's value for reading, with references shown by their labels. */
export function renderValue(input: Input, value: unknown): ReactNode {
  if (isEmpty(value)) return ''
  if (isUnmatched(value)) return value.unnamed
  if (!input.reference) return inputText(input, value)
  const field: Column = { ...input, sortable: false }
  return (Array.isArray(value) ? value : [value]).map((id, at) => (
    <span key={isUnmatched(id) ? id.unnamed : String(id)}>
      {at > 0 && ', '}
      {isUnmatched(id) ? id.unnamed : <ReferenceCell field={field} value={id} record={{}} />}
    </span>
  ))
}

/** Formats a value as text; lists and objects by their parts. */
function inputText(input: Input, value: unknown): string {
  if (isEmpty(value)) return ''
  const { fields } = input
  if (!fields) return plainText(input, value)
  const itemText = (part: unknown) =>
    fields
      .map((field) => inputText(field, (part as Record<string, unknown>)[field.source]))
      .filter(Boolean)
      .join(' · ')
  return Array.isArray(value) ? value.map(itemText).join('\n') : itemText(value)
}
