import { type Call, itemSchema } from '../calls.ts'
import type { Contract } from '../contract.ts'
import { filteredProperty } from '../expand/list.ts'
import type { Document, ListRules, Schema } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { properties, propertyAt, resolve, similar, typeOf } from '../schema.ts'
import { semanticType } from '../transform/fields.ts'

/** Checks x-list: searched fields are text, sorted fields have an order, and filtered fields can be compared. */
export function checkListRules({ document, calls }: Contract): Finding[] {
  return [...calls.values()].flatMap((call) => {
    const rules = call.node['x-list']
    const item = rules && itemSchema(document, call)
    return rules && item ? rulesFindings(document, call, rules, item) : []
  })
}

function rulesFindings(document: Document, { id }: Call, rules: ListRules, item: Schema): Finding[] {
  const found: Finding[] = []
  const refuse = (holder: object, key: string | number, why: string, fits: (schema: Schema) => boolean) => {
    const known = [...properties(document, item)].filter(([, { schema }]) => fits(resolve(document, schema)))
    const names = similar(
      String(key),
      known.map(([name]) => name),
    )
    found.push(finding(holder, key, `${id} cannot ${why}`, names === 'none' ? 'remove it' : `use one of: ${names}`))
  }
  const at = (field: string) => {
    const property = propertyAt(document, item, field)
    return property && resolve(document, property.schema)
  }
  for (const [index, field] of (rules.search ?? []).entries()) {
    const schema = at(field)
    if (schema && !isText(schema))
      refuse(rules.search ?? [], index, `search ${field}: ${kindOf(document, schema)} is not text`, isText)
  }
  const isOrdered = (schema: Schema) => !unordered.includes(semanticType(document, schema))
  for (const [index, field] of rules.sort.entries()) {
    const schema = at(field)
    if (schema && !isOrdered(schema))
      refuse(rules.sort, index, `sort by ${field}: ${kindOf(document, schema)} has no order`, isOrdered)
  }
  const isCompared = (schema: Schema) => !compound.includes(semanticType(document, schema))
  for (const [key, rule] of Object.entries(rules.filter)) {
    const field = rule === true ? filteredProperty(document, item, key) : undefined
    if (!field) continue
    const schema = resolve(document, field)
    const isBound = /_(from|to)$/.test(key) && !propertyAt(document, item, key)
    if (!isCompared(schema))
      refuse(rules.filter, key, `filter by ${key}: ${kindOf(document, schema)} cannot be compared`, isCompared)
    else if (isBound && !isBounded(schema))
      refuse(rules.filter, key, `bound ${key.replace(/_(from|to)$/, '')}: it is not a date or a number`, isBounded)
  }
  return found
}

/** Returns whether a search by substring makes sense: not in dates, and not in values that people see as labels. */
const isText = (schema: Schema) =>
  typeOf(schema) === 'string' &&
  !schema.enum &&
  !['date', 'date-time', 'time', 'binary', 'uuid'].includes(schema.format ?? '')

const isBounded = (schema: Schema) =>
  ['integer', 'number'].includes(typeOf(schema) ?? '') || ['date', 'date-time'].includes(schema.format ?? '')

const compound = ['json', 'object', 'list', 'image']
const unordered = [...compound, 'enum-list', 'text-list', 'reference-list']

const kindOf = (document: Document, schema: Schema) => {
  const type = semanticType(document, schema)
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}
