import { realName } from '../../../../contract/customer-names.ts'
import { type TemplateValues, variablesOf } from '../../../../contract/templates.ts'
import type { Template } from '../../templates/types.ts'

/** Names of data that are the customer's. */
const NAMES = /^(?:nombre|name|cliente|first_?name)(?:_?(?:del?_)?cliente)?$/i
/** What stands before the name of whom one greets. */
const GREETING = /(?:hola|buen[oa]s?(?: d[ií]as| tardes| noches)?|estimad[oa]|querid[oa])[\s,]*$/i

/** Returns the data that are obvious: the first name of the customer, where it is greeted by it. */
export function suggestedValues({ body, header }: Template, userName: string): TemplateValues {
  const [first = ''] = realName(userName).split(/\s+/)
  if (!first) return {}
  const named = (['header', 'body'] as const).flatMap((part) => {
    const text = part === 'body' ? body : (header.text ?? '')
    return variablesOf(text).flatMap((name) => (isName(name, text) ? [[`${part}.${name}`, first] as const] : []))
  })
  return Object.fromEntries(named)
}

function isName(name: string, text: string): boolean {
  if (NAMES.test(name)) return true
  const place = new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).exec(text)?.index ?? 0
  return /^\d+$/.test(name) && GREETING.test(text.slice(0, place))
}
