import type { Condition, Input, Section } from '../../../src/contract/screen.ts'
import type { ConditionFile, DialogFile, Document, FieldsFile, InputFile, Schema, TableFile } from '../model.ts'
import { inherit } from '../places.ts'
import { isNullable, properties, propertyAt, resolve, writtenAt } from '../schema.ts'
import { semanticType, toField } from './fields.ts'

type Written = string | InputFile

export const asInput = (written: Written): InputFile => (typeof written === 'string' ? { field: written } : written)
export const toCondition = ({ field, in: values }: ConditionFile): Condition => ({ source: field, in: values })

/** A table's dialog with its fields: its own, or those that the table defines for both dialogs. */
export function dialogOf<T extends DialogFile | undefined>(table: TableFile, dialog: T): T {
  if (!dialog || dialog.fields || dialog.sections) return dialog
  const { fields, sections } = table
  return inherit({ ...dialog, ...(fields && { fields }), ...(sections && { sections }) }, dialog)
}

/** The same for an edit dialog: defaults of the table's fields apply to new records only. */
export function withoutDefaults(table: TableFile, dialog: DialogFile): DialogFile {
  const whole = dialogOf(table, dialog)
  if (whole === dialog) return dialog
  const old = (inputs: readonly Written[]): Written[] =>
    inputs.map((input) => {
      if (typeof input === 'string') return input
      const { default: _, ...rest } = input
      return inherit({ ...rest, ...(rest.fields && { fields: old(rest.fields) }) }, input)
    })
  const { fields, sections } = whole
  return {
    ...whole,
    ...(fields && { fields: old(fields) }),
    ...(sections && { sections: sections.map((section) => ({ ...section, fields: old(section.fields) })) }),
  }
}

/** The sections of a form; plain fields become one untitled section. */
export function toSections(document: Document, schema: Schema, { fields, sections }: FieldsFile): Section[] {
  const written = sections ?? [{ fields: fields ?? [] }]
  return written.map(({ title, help, fields: own }) => ({
    ...(title === undefined ? {} : { title }),
    ...(help === undefined ? {} : { help }),
    inputs: own.flatMap((input) => toInput(document, schema, asInput(input)) ?? []),
  }))
}

/** One input of a form; undefined if the body has no such field. */
export function toInput(
  document: Document,
  body: Schema,
  written: InputFile,
  seen: readonly Schema[] = [],
): Input | undefined {
  const found = propertyAt(document, body, written.field)
  if (!found) return undefined
  const schema = resolve(document, found.schema)
  const { label, ...field } = toField(document, schema, written.field, written.label)
  const input: Input = { ...field, label, required: written.required ?? (found.required && !found.nullable) }
  const source = writtenAt(document, body, written.field) ?? {}
  const own: Partial<Input> = {
    placeholder: written.placeholder,
    maxLength: written.maxLength ?? schema.maxLength,
    minimum: schema.minimum,
    maximum: schema.maximum,
    minItems: schema.minItems,
    maxItems: schema.maxItems,
    input: schema['x-input'],
    default: written.default ?? schema.default,
    readOnly: written.readOnly ?? (schema.readOnly || undefined),
    secret: schema['x-secret'] ?? (schema.writeOnly || undefined),
    when: written.when && toCondition(written.when),
    nullable: (field.type === 'object' && isNullable(document, source)) || undefined,
    fields: innerInputs(document, schema, written, seen),
    span: written.span,
  }
  return Object.assign(input, Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)))
}

/** Inputs of a nested object or of a list's items: the named ones, otherwise all writable ones. */
function innerInputs(
  document: Document,
  schema: Schema,
  written: InputFile,
  seen: readonly Schema[],
): Input[] | undefined {
  const type = semanticType(document, schema)
  if (type !== 'object' && type !== 'list') return undefined
  const inner = type === 'list' && typeof schema.items === 'object' ? resolve(document, schema.items) : schema
  if (seen.includes(inner)) return undefined
  const all = [...properties(document, inner)].filter(([, property]) => !property.schema.readOnly)
  const chosen = written.fields?.map(asInput) ?? all.map(([field]) => ({ field }))
  return chosen.flatMap((one) => toInput(document, inner, one, [...seen, inner]) ?? [])
}
