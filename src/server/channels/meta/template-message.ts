import { type TemplateValues, variablesOf } from '../../../contract/templates.ts'
import type { Definition } from './template-definition.ts'

/** What fills in the header of a template that is not a text. */
export interface HeaderValue {
  /** number of a stored file, with the name that a document shows */
  file?: { number: number; filename: string }
  location?: { latitude: number; longitude: number; name: string; address: string }
}

/**
 * Returns the data of a template as the `messages` endpoint takes them (Meta: send message templates), from its
 * definition. The values must have been checked with `templateProblems`. A file is `{file: number}`, because its id at
 * Meta is only known once it was uploaded, and quick replies get their payloads with the message.
 */
export function templateComponents(
  { header, body, buttons, fields }: Definition,
  isNamed: boolean,
  values: TemplateValues,
  given: HeaderValue = {},
): object[] {
  const texts = (part: 'header' | 'body', text: string | null) =>
    variablesOf(text).map((name) => ({
      type: 'text',
      ...(isNamed && { parameter_name: name }),
      text: (values[`${part}.${name}`] ?? '').trim(),
    }))
  const head = header.kind === 'text' ? texts('header', header.text) : headerParameter(header.kind, given)
  const main = texts('body', body)
  return [
    ...(head.length > 0 ? [{ type: 'header', parameters: head }] : []),
    ...(main.length > 0 ? [{ type: 'body', parameters: main }] : []),
    ...buttons.flatMap(({ kind }, place): object[] => {
      const value = (values[`button.${place}`] ?? '').trim()
      const button = { type: 'button', index: String(place) }
      if (kind === 'quick_reply') return [{ ...button, sub_type: 'quick_reply' }]
      if (kind === 'copy_code')
        return [{ ...button, sub_type: 'copy_code', parameters: [{ type: 'coupon_code', coupon_code: value }] }]
      const isFilled = kind === 'url' && fields.some(({ key }) => key === `button.${place}`)
      // Meta appends it to the address of the template as it is.
      const tail = { type: 'text', text: encodeURIComponent(value) }
      return isFilled ? [{ ...button, sub_type: 'url', parameters: [tail] }] : []
    }),
  ]
}

function headerParameter(kind: Definition['header']['kind'], { file, location }: HeaderValue): object[] {
  if (kind === 'location' && location) {
    const { latitude, longitude, name, address } = location
    return [{ type: kind, location: { latitude: String(latitude), longitude: String(longitude), name, address } }]
  }
  if (!file || kind === 'none' || kind === 'text' || kind === 'location') return []
  const named = kind === 'document' ? { filename: file.filename } : {}
  return [{ type: kind, [kind]: { file: file.number, ...named } }]
}
