import type { ReactNode } from 'react'
import type { Column, Input } from '../../../contract/screen.ts'
import { isEmpty } from '../../ui/format.ts'
import { ReferenceCell } from '../fields/cells.tsx'
import { plainText } from '../fields/text.ts'
import { isUnnamed } from '../fields/unnamed.ts'

/** What a form compares when two people changed one record: its inputs, those of an object one by one. */
export function placesOf(inputs: readonly Input[], prefix = ''): { path: string; input: Input }[] {
  return inputs.flatMap((input) => {
    const path = prefix + input.source
    if (input.secret || input.readOnly) return []
    // an object that may be absent is there or not as a whole
    return input.type === 'object' && input.fields && !input.nullable
      ? placesOf(input.fields, `${path}.`)
      : [{ path, input }]
  })
}

/** A value of an input, for reading; what is pointed to by its name. */
export function shownValue(input: Input, value: unknown): ReactNode {
  if (isEmpty(value)) return ''
  if (isUnnamed(value)) return value.unnamed
  if (!input.reference) return inputText(input, value)
  const field: Column = { ...input, sortable: false }
  return (Array.isArray(value) ? value : [value]).map((id, at) => (
    <span key={isUnnamed(id) ? id.unnamed : String(id)}>
      {at > 0 && ', '}
      {isUnnamed(id) ? id.unnamed : <ReferenceCell field={field} value={id} record={{}} />}
    </span>
  ))
}

/** Lists and objects are told by their parts, which their own inputs name. */
function inputText(input: Input, value: unknown): string {
  if (isEmpty(value)) return ''
  const { fields } = input
  if (!fields) return plainText(input, value)
  const told = (part: unknown) =>
    fields
      .map((field) => inputText(field, (part as Record<string, unknown>)[field.source]))
      .filter(Boolean)
      .join(' · ')
  return Array.isArray(value) ? value.map(told).join('\n') : told(value)
}
