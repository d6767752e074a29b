import { answerSchema, bodySchema, type Call, itemSchema } from '../calls.ts'
import { linkRules } from '../compile.ts'
import type { Contract } from '../contract.ts'
import type {
  ActionFile,
  ConditionFile,
  DialogFile,
  Document,
  FieldsFile,
  FormFile,
  InputFile,
  PartFile,
  Schema,
  TableFile,
} from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { isNullable, properties, propertyAt, resolve, similar, typeOf } from '../schema.ts'
import { asInput, dialogOf } from '../transform/inputs.ts'
import { describe } from './finder.ts'
import { labelFindings } from './screen-tables.ts'

type Inputs = (string | InputFile)[]

/** Checks that inputs are fields of the body that their form sends, and that every required field has an input. */
export function checkForms(contract: Contract): Finding[] {
  const { document, calls } = contract
  return contract.screens.flatMap(({ screen: { table, form } }) => {
    const found: Finding[] = []
    const list = table && calls.get(table.list)
    const item = (list && itemSchema(document, list)) ?? {}
    for (const dialog of [table?.create, table?.edit]) {
      const call = dialog && calls.get(dialog.operation)
      if (table && dialog && call)
        found.push(
          ...emptyFindings(table, dialog),
          ...formFindings(document, call, dialogOf(table, dialog), dialog, 'operation'),
        )
    }
    if (table) found.push(...sharedFindings(table), ...rowFindings(document, table, item))
    for (const action of actionsOf(table)) {
      const call = calls.get(action.operation)
      if (call) found.push(...actionFindings(document, call, action, item))
    }
    const save = form && calls.get(form.save)
    if (form && save) {
      found.push(...formFindings(document, save, form, form, 'save'))
      for (const part of form.also ?? []) {
        const own = calls.get(part.save)
        if (own) found.push(...formFindings(document, own, part, part, 'save'))
        if (part.read === form.read)
          found.push(finding(part, 'read', `${part.read} is read by the form already`, 'remove read'))
      }
      for (const part of [form, ...(form.also ?? [])]) found.push(...recordFindings(document, calls, part))
      found.push(...headingFindings(document, calls, form))
    }
    return found
  })
}

/** Reports a part whose record cannot be read. */
function recordFindings(document: Document, calls: Contract['calls'], part: PartFile): Finding[] {
  const read = part.read === undefined ? undefined : calls.get(part.read)
  if (!read || answerSchema(document, read)) return []
  return [finding(part, 'read', `${read.id} does not return a record`, 'use an operation that returns JSON')]
}

/** Reports a heading that is not a text of the record. */
function headingFindings(document: Document, calls: Contract['calls'], form: FormFile): Finding[] {
  const read = calls.get(form.read)
  const answer = read && answerSchema(document, read)
  if (form.heading === undefined || !answer) return []
  const property = propertyAt(document, answer, form.heading)
  if (property && typeOf(resolve(document, property.schema)) === 'string') return []
  const texts = [...properties(document, answer)].flatMap(([name, { schema }]) =>
    typeOf(resolve(document, schema)) === 'string' ? name : [],
  )
  return [
    finding(
      form,
      'heading',
      `the heading ${form.heading} is not a text of what ${form.read} returns`,
      `use one of: ${similar(form.heading, texts)}`,
    ),
  ]
}

/** Reports wrong conditions on the rows that a dialog edits. */
function rowFindings(document: Document, { create, edit }: TableFile, item: Schema): Finding[] {
  const found = edit?.when ? conditionFindings(document, item, edit.when) : []
  if (!create?.when) return found
  return [...found, finding(create, 'when', 'a dialog that creates has no row to compare', 'remove when')]
}

/** Reports a dialog without inputs. */
function emptyFindings(table: TableFile, dialog: DialogFile): Finding[] {
  const { fields, sections } = dialogOf(table, dialog)
  if (fields || sections) return []
  return [
    finding(
      dialog,
      'operation',
      'the dialog has no fields',
      'add fields to the dialog, or to the table for both dialogs',
    ),
  ]
}

/** Reports shared fields of a table that neither dialog uses. */
function sharedFindings(table: TableFile): Finding[] {
  const key = table.fields ? 'fields' : 'sections'
  const shared = table[key]
  const taken = [table.create, table.edit].some((dialog) => dialog && dialogOf(table, dialog) !== dialog)
  if (!shared || taken) return []
  return [finding(table, key, `the table's ${key} are used in no dialog`, `remove them, or remove those of a dialog`)]
}

const actionsOf = (table: TableFile | undefined): ActionFile[] => [
  ...(table?.rowActions ?? []),
  ...(table?.bulkActions ?? []),
]

function actionFindings(document: Document, call: Call, action: ActionFile, item: Schema): Finding[] {
  const found = action.when ? conditionFindings(document, item, action.when) : []
  if (action.form) return [...found, ...formFindings(document, call, action.form, action, 'operation')]
  const body = bodySchema(call)
  for (const [name, { required }] of body ? properties(document, body) : [])
    if (required && !propertyAt(document, item, name))
      found.push(
        finding(
          action,
          'operation',
          `${call.id} needs ${name}, which neither the row nor a form has`,
          'add a form to the action, or the field to the row',
        ),
      )
  return found
}

function formFindings(
  document: Document,
  call: Call,
  { fields, sections }: FieldsFile,
  holder: object,
  key: string,
): Finding[] {
  const body = bodySchema(call)
  if (!body) return [finding(holder, key, `${call.id} has no JSON body`, 'use an action without a form')]
  const lists = sections ? sections.map((section) => section.fields) : [fields ?? []]
  const given = lists.flat().map((input) => asInput(input).field)
  return [
    ...lists.flatMap((list) => inputFindings(document, body, list, call)),
    ...missingInputs(document, body, given, holder, key, call.id),
  ]
}

function inputFindings(document: Document, body: Schema, inputs: Inputs, call: Call): Finding[] {
  return inputs.flatMap((written, at) => {
    const input = asInput(written)
    const [holder, key] = typeof written === 'string' ? [inputs, at] : [written, 'field']
    const property = propertyAt(document, body, input.field)
    if (!property)
      return [
        finding(
          holder,
          key,
          `the input ${input.field} is not a field of the body of ${call.id}`,
          `use one of: ${similar(input.field, properties(document, body).keys())}`,
        ),
      ]
    const schema = resolve(document, property.schema)
    const found = [
      ...labelFindings([holder, key], input, schema),
      ...limitFindings(input, schema),
      ...defaultFindings(document, input, property.schema),
    ]
    if (input.when) found.push(...conditionFindings(document, body, input.when))
    if (input.fields) {
      const inner = typeOf(schema) === 'array' && typeof schema.items === 'object' ? schema.items : schema
      found.push(...inputFindings(document, inner, input.fields, call))
      found.push(
        ...missingInputs(
          document,
          inner,
          input.fields.map((one) => asInput(one).field),
          input,
          'fields',
          input.field,
        ),
      )
    }
    return found
  })
}

function limitFindings(input: InputFile, schema: Schema): Finding[] {
  const { maxLength } = input
  if (maxLength === undefined) return []
  const say = (message: string) => [
    finding(input, 'maxLength', `maxLength ${maxLength} ${message}`, 'remove maxLength'),
  ]
  if (maxLength === schema.maxLength) return say("repeats the schema's limit")
  if (schema.maxLength !== undefined && maxLength > schema.maxLength)
    return say(`exceeds the schema's ${schema.maxLength}`)
  return typeOf(schema) === 'string' ? [] : say('is only for text')
}

/** Checks that the default of an input matches the field's schema. */
function defaultFindings(document: Document, input: InputFile, schema: Schema): Finding[] {
  if (input.default === undefined) return []
  return linkRules(document, [schema])(schema, input.default)
    .slice(0, 1)
    .map((violation) =>
      finding(input, 'default', `${input.field} has an invalid default: ${describe(violation)}`, 'correct default'),
    )
}

function missingInputs(
  document: Document,
  body: Schema,
  given: readonly string[],
  holder: object,
  key: string,
  name: string,
): Finding[] {
  const roots = new Set(given.map((field) => field.split('.')[0]))
  return [...properties(document, body)].flatMap(([field, { required, schema }]) => {
    const filled =
      roots.has(field) || schema.default !== undefined || schema.const !== undefined || isNullable(document, schema)
    if (!required || filled) return []
    return [finding(holder, key, `${name} requires ${field}, which has no input`, `add "${field}" to the fields`)]
  })
}

function conditionFindings(document: Document, schema: Schema, { field, ...when }: ConditionFile): Finding[] {
  const found = propertyAt(document, schema, field)
  if (!found)
    return [
      finding(
        when.in,
        undefined,
        `the condition's field ${field} does not exist`,
        `use one of: ${similar(field, properties(document, schema).keys())}`,
      ),
    ]
  const { enum: values, ...of } = resolve(document, found.schema)
  const known = values ?? (typeOf(of) === 'boolean' ? [true, false] : undefined)
  return known
    ? when.in.flatMap((value, at) =>
        known.includes(value) || (value === null && found.nullable)
          ? []
          : [
              finding(
                when.in,
                at,
                `${field} is never ${typeof value === 'string' && !values ? JSON.stringify(value) : String(value)}`,
                `use one of: ${known.join(', ')}`,
              ),
            ],
      )
    : []
}
