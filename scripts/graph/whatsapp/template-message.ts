import { listOf, objectOf, onlyKeys, textOf } from '../http/checks.ts'
import { GraphError } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import type { Template } from '../world/types.ts'
import { checkMedia, type Sending } from './media-rules.ts'

/** Finds the template that a message names. @throws {GraphError} 132001, 132015, 132016 */
function templateOf(template: Params, { world, number }: Sending): Template {
  const name = textOf(template, 'name', "template['name']", 512)
  const language = objectOf(template, 'language', "template['language']")
  const code = textOf(language, 'code', "template['language']['code']", 16)
  const found = [...world.templates.values()].find(
    (one) => one.wabaId === number.wabaId && one.name === name && one.language === code,
  )
  if (found?.status === 'PAUSED') throw new GraphError(132015, { details: `Template ${name} is paused` })
  if (found?.status === 'DISABLED') throw new GraphError(132016, { details: `Template ${name} is disabled` })
  if (found?.status === 'APPROVED' || found?.status === 'FLAGGED') return found
  throw new GraphError(132001, {
    status: 404,
    details: `template name (${name}) does not exist in ${code}`,
  })
}

const SECTIONS = ['header', 'body', 'button', 'carousel', 'limited_time_offer', 'order_status']

/** Checks a template message against the stored template: count, names and kinds of its parameters. */
export function checkTemplate(given: Params, sending: Sending): void {
  onlyKeys(given, ['name', 'language', 'components', 'namespace'], 'template')
  const template = templateOf(given, sending)
  const components = given.components === undefined ? [] : listOf(given, 'components', "template['components']")
  const unknown = components.find(({ type }) => !SECTIONS.includes(String(type).toLowerCase()))
  if (unknown) throw new GraphError(132018, { details: `Unknown component type ${String(unknown.type)}` })
  checkBody(template, parametersOf(components, 'body'))
  checkHeader(template, parametersOf(components, 'header'), sending)
  checkButtons(template, components)
}

/** Names or numbers of the variables of a text, each once. */
export const variablesOf = (text: unknown): string[] => [
  ...new Set([...String(text ?? '').matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)),
]

const componentOf = (template: Pick<Template, 'components'>, type: string): Params | undefined =>
  template.components.find((component) => String(component.type).toUpperCase() === type)

function parametersOf(components: Params[], type: string): Params[] {
  const component = components.find((one) => String(one.type).toLowerCase() === type)
  return component?.parameters === undefined ? [] : listOf(component, 'parameters', `${type} parameters`)
}

function checkBody(template: Template, parameters: Params[]): void {
  const text = componentOf(template, 'BODY')?.text
  checkVariables(template, 'body', variablesOf(text), parameters)
  const isNamed = template.parameterFormat === 'NAMED'
  const filled = String(text ?? '').replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const own = isNamed ? parameters.find((one) => one.parameter_name === name) : parameters[Number(name) - 1]
    return String(own?.text ?? '')
  })
  if (filled.length > 1024)
    throw new GraphError(132005, { details: 'Translated text too long: the body has more than 1024 characters' })
}

function checkVariables(template: Template, section: string, variables: string[], parameters: Params[]): void {
  if (parameters.length !== variables.length)
    throw new GraphError(132000, {
      details: `${section}: number of localizable_params (${parameters.length}) does not match the expected number of params (${variables.length})`,
    })
  for (const parameter of parameters) {
    const name = parameter.parameter_name
    const isNamed = template.parameterFormat === 'NAMED'
    if (isNamed && name === undefined)
      throw new GraphError(100, { isWhatsApp: true, details: 'Parameter name is missing or empty' })
    if (isNamed && !variables.includes(String(name)))
      throw new GraphError(132000, { details: `${section}: unknown parameter_name ${String(name)}` })
    if (['text', 'currency', 'date_time'].includes(String(parameter.type))) checkText(parameter, section)
    else throw new GraphError(132012, { details: `${section}: unexpected parameter type ${String(parameter.type)}` })
  }
}

function checkText(parameter: Params, section: string): void {
  if (parameter.type !== 'text') return
  const { text } = parameter
  if (typeof text !== 'string' || text === '')
    throw new GraphError(131008, { details: `${section}: parameter text is required` })
  if (/[\n\r\t]| {5,}/.test(text))
    throw new GraphError(132012, {
      details: `${section}: param text cannot have new-line/tab characters or more than 4 consecutive spaces`,
    })
}

function checkHeader(template: Template, parameters: Params[], sending: Sending): void {
  const header = componentOf(template, 'HEADER')
  const format = String(header?.format ?? 'NONE').toLowerCase()
  if (format === 'text' || format === 'none') {
    checkVariables(template, 'header', variablesOf(header?.text), parameters)
    return
  }
  const parameter = parameters[0]
  if (parameters.length !== 1 || !parameter)
    throw new GraphError(132000, {
      details: `header: number of localizable_params (${parameters.length}) does not match the expected number of params (1)`,
    })
  if (parameter.type !== format)
    throw new GraphError(132012, {
      details: `header: Format mismatch, expected ${format.toUpperCase()}, received ${String(parameter.type).toUpperCase()}`,
    })
  if (format === 'image' || format === 'video' || format === 'document')
    checkMedia(objectOf(parameter, format), format, sending)
}

function checkButtons(template: Template, components: Params[]): void {
  const buttons = componentOf(template, 'BUTTONS')?.buttons
  const stored = Array.isArray(buttons) ? buttons.filter(isObject) : []
  const given = components.filter(({ type }) => String(type).toLowerCase() === 'button')
  for (const button of given) {
    const target = stored[Number(button.index)]
    const kind = String(button.sub_type).toUpperCase()
    if (!target) throw new GraphError(132018, { details: `Button at index ${String(button.index)} does not exist` })
    if (String(target.type).toUpperCase() !== kind)
      throw new GraphError(132018, { details: `Button at index ${String(button.index)} is not of type ${kind}` })
  }
  stored.forEach((button, index) => {
    const isNeeded = button.type === 'COPY_CODE' || (button.type === 'URL' && variablesOf(button.url).length > 0)
    const present = given.find((one) => Number(one.index) === index)
    if (isNeeded && !present)
      throw new GraphError(131008, {
        details: `buttons: Button at index ${index} of type ${String(button.type)} requires a parameter`,
      })
    if (present && kindOfUrl(button) && listOf(present, 'parameters', 'parameters').length !== 1)
      throw new GraphError(132000, { details: `buttons: Button at index ${index} takes one parameter` })
  })
}

const kindOfUrl = ({ type, url }: Params) => type === 'URL' && variablesOf(url).length > 0
