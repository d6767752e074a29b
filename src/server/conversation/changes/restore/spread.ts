import { spanishCountries } from '../../../../contract/country-codes.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { fieldsOf } from '../../contacts/fields.ts'
import { type Property, propertiesOf, resolved } from './described.ts'
import type { State } from './target.ts'

type Properties = Readonly<Record<string, Property>>

/** States whose fields people compare, and what describes the fields. */
interface Spread {
  properties: Properties
  before: State
  after: State
}

/**
 * Returns two states with the parts of their fields that people know as fields: the own fields of contacts, and the
 * single rules of a list of rules.
 * @param kind the kind of resource, as in the audit log
 */
export async function spreadOut(scope: Scope, kind: string, before: State, after: State): Promise<Spread> {
  const properties = propertiesOf(kind)
  if (kind === 'contact') return ownFields(scope, { properties, before, after })
  return kind === 'notification' ? rules({ properties, before, after }) : { properties, before, after }
}

async function ownFields(scope: Scope, { properties, before, after }: Spread): Promise<Spread> {
  const country = { ...properties.country, 'x-options': [...spanishCountries()] }
  if (![before, after].some(({ custom }) => isRecord(custom)))
    return { properties: { ...properties, country }, before, after }
  const fields = await fieldsOf(scope)
  const own = fields.map(({ key, label, type }): [string, Property] => [
    `custom.${key}`,
    { title: label, ...(type === 'date' && { format: 'date' }) },
  ])
  const flat = ({ custom, ...others }: State): State => ({
    ...others,
    ...Object.fromEntries(
      Object.entries(isRecord(custom) ? custom : {}).map(([key, value]) => [`custom.${key}`, value]),
    ),
  })
  const gone = [before, after].flatMap(({ custom }) => (isRecord(custom) ? Object.keys(custom) : []))
  const titles = gone.map((key): [string, Property] => [`custom.${key}`, { title: key }])
  return {
    properties: { ...properties, country, ...Object.fromEntries([...titles, ...own]) },
    before: flat(before),
    after: flat(after),
  }
}

function rules({ properties, before, after }: Spread): Spread {
  const item = resolved(resolved(properties.rules).items)
  const spread = ({ rules: list, ...others }: State): State => ({
    ...others,
    ...Object.fromEntries(
      (Array.isArray(list) ? list : []).map(({ id, ...rule }: { id?: number | null }, at) => [
        id ? `rules.${id}` : `rules.new.${at}`,
        rule,
      ]),
    ),
  })
  const [old, now] = [spread(before), spread(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => name.startsWith('rules.'))
  const template_id = { ...properties.template_id, 'x-ref': { resource: 'campaign/templates' } }
  return {
    properties: { ...properties, template_id, ...Object.fromEntries(names.map((name) => [name, item])) },
    before: old,
    after: now,
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
