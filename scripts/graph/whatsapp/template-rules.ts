import { GraphError, invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import { variablesOf } from './template-message.ts'

const CATEGORIES = ['MARKETING', 'UTILITY', 'AUTHENTICATION']
const FORMATS = ['TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT', 'GIF', 'LOCATION']
const KINDS = ['HEADER', 'BODY', 'FOOTER', 'BUTTONS', 'CAROUSEL', 'LIMITED_TIME_OFFER']

/** A refusal of a template's definition with Meta's subcode. */
const refusal = (subcode: number, userMessage: string): GraphError =>
  new GraphError(100, { message: 'Invalid parameter', subcode, userTitle: 'Template is not valid', userMessage })

interface Definition {
  components: Params[]
  parameterFormat: 'NAMED' | 'POSITIONAL'
}

/** Checks a template's definition. @throws {GraphError} 100 with the subcode of the rule */
export function checkDefinition(params: Params): Definition {
  if (!/^[a-z0-9_]{1,512}$/.test(String(params.name ?? '')))
    throw invalid('Param name must only have lower case letters, digits and underscores')
  if (!/^[a-z]{2,3}(_[A-Z]{2,3})?$/.test(String(params.language ?? ''))) throw invalid('Param language is not valid')
  if (!CATEGORIES.includes(String(params.category)))
    throw invalid(`Param category must be one of {${CATEGORIES.join(', ')}} - got "${String(params.category)}".`)
  const format = String(params.parameter_format ?? 'POSITIONAL').toUpperCase()
  if (format !== 'NAMED' && format !== 'POSITIONAL') throw invalid('Param parameter_format must be NAMED or POSITIONAL')
  if (!Array.isArray(params.components) || !params.components.every(isObject))
    throw invalid('The parameter components is required.')
  const components = params.components.map((one) => ({ ...one, type: String(one.type).toUpperCase() }) as Params)
  const strange = components.find(({ type }) => !KINDS.includes(String(type)))
  if (strange) throw invalid(`Unknown component type ${String(strange.type)}`)
  const of = (type: string) => components.find((one) => one.type === type)
  checkBody(of('BODY'), String(params.category), format)
  checkHeader(of('HEADER'), format)
  checkFooter(of('FOOTER'))
  checkButtons(of('BUTTONS'))
  return { components, parameterFormat: format }
}

function checkBody(body: Params | undefined, category: string, format: string): void {
  if (category === 'AUTHENTICATION') return
  const text = String(body?.text ?? '')
  if (!body || text === '') throw refusal(2388072, 'The body needs a text')
  if (text.length > 1024) throw refusal(2388040, 'The body has more than 1024 characters')
  const variables = variablesOf(text)
  checkNames(variables, format)
  if (/^\s*\{\{|\}\}\s*$/.test(text)) throw refusal(2388299, 'Variables can’t be at the start or end of the template')
  const words = text
    .replace(/\{\{\w+\}\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
  if (variables.length > 0 && words < 2 * variables.length + 1)
    throw refusal(2388293, 'This template has too many variables for its length')
  if (variables.length > 0) checkExample(body, variables.length, format)
}

function checkNames(variables: string[], format: string): void {
  const fits = (name: string, index: number) =>
    format === 'NAMED' ? /^[a-z][a-z0-9_]*$/.test(name) : name === String(index + 1)
  if (!variables.every(fits)) throw refusal(2388073, 'Variables must be {{1}}, {{2}} … or lower case names')
}

function checkExample({ example }: Params, count: number, format: string): void {
  const given = isObject(example) ? example : {}
  const named = given.body_text_named_params
  const first = Array.isArray(given.body_text) ? given.body_text[0] : undefined
  const examples = format === 'NAMED' ? named : Array.isArray(first) ? first : given.body_text
  if (!Array.isArray(examples) || examples.length !== count)
    throw refusal(2388043, 'Each variable of the body needs an example')
}

function checkHeader(header: Params | undefined, format: string): void {
  if (!header) return
  const kind = String(header.format).toUpperCase()
  if (!FORMATS.includes(kind)) throw refusal(2388047, `Unknown header format ${kind}`)
  const example = isObject(header.example) ? header.example : {}
  if (kind === 'TEXT') {
    const text = String(header.text ?? '')
    const variables = variablesOf(text)
    if (text.length < 1 || text.length > 60) throw refusal(2388047, 'The header has 1 to 60 characters')
    if (variables.length > 1) throw refusal(2388047, 'The header has at most one variable')
    checkNames(variables, format)
    if (variables.length === 1 && !example.header_text && !example.header_text_named_params)
      throw refusal(2388043, 'The variable of the header needs an example')
  } else if (kind !== 'LOCATION' && !example.header_handle) throw refusal(2388043, 'The header needs a sample file')
}

function checkFooter(footer: Params | undefined): void {
  if (!footer) return
  const text = String(footer.text ?? '')
  if (footer.text !== undefined && (text.length < 1 || text.length > 60 || variablesOf(text).length > 0))
    throw refusal(2388073, 'The footer has 1 to 60 characters and no variables')
}

/** Most buttons of a kind. */
const MOST: Readonly<Record<string, number>> = {
  QUICK_REPLY: 10,
  URL: 2,
  PHONE_NUMBER: 1,
  COPY_CODE: 1,
  FLOW: 1,
  CATALOG: 1,
  OTP: 1,
  MPM: 1,
  VOICE_CALL: 1,
}

function checkButtons(component: Params | undefined): void {
  if (!component) return
  const buttons = Array.isArray(component.buttons) ? component.buttons.filter(isObject) : []
  if (buttons.length < 1 || buttons.length > 10) throw invalid('Templates have 1 to 10 buttons')
  const kinds = buttons.map(({ type }) => String(type).toUpperCase())
  for (const [kind, most] of Object.entries(MOST))
    if (kinds.filter((one) => one === kind).length > most)
      throw invalid(`Templates have at most ${most} buttons ${kind}`)
  const strange = kinds.find((kind) => !(kind in MOST))
  if (strange !== undefined) throw invalid(`Unknown button type ${strange}`)
  const replies = kinds.flatMap((kind, index) => (kind === 'QUICK_REPLY' ? [index] : []))
  if (replies.length > 0 && (replies.at(-1) ?? 0) - (replies[0] ?? 0) >= replies.length)
    throw invalid('Quick reply buttons must be grouped together')
  for (const button of buttons) checkButton(button, String(button.type).toUpperCase())
}

function checkButton(button: Params, kind: string): void {
  const text = String(button.text ?? '')
  if (kind !== 'COPY_CODE' && kind !== 'OTP' && (text.length < 1 || text.length > 25))
    throw invalid('Button texts have 1 to 25 characters')
  if (kind === 'URL') {
    const url = String(button.url ?? '')
    if (!/^https?:\/\//.test(url) || url.length > 2000) throw invalid('Button url is not valid')
    const variables = variablesOf(url)
    if (variables.length > 1 || (variables.length === 1 && !/\}\}$/.test(url)))
      throw invalid('A button url has at most one variable, at its end')
    if (variables.length === 1 && !button.example) throw refusal(2388043, 'The variable of the url needs an example')
  }
  if (kind === 'PHONE_NUMBER' && !/^\+?\d{5,20}$/.test(String(button.phone_number ?? '')))
    throw invalid('Button phone_number is not valid')
}
