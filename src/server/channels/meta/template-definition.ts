import type { components } from '../../../../generated/api.d.ts'
import { type TemplateField, variablesOf } from '../../../contract/templates.ts'
import { type Json, list, object, string } from './incoming.ts'

type Schemas = components['schemas']

/** A template as the API shows it, as far as it follows from Meta's definition. */
export type Definition = Pick<Schemas['WhatsappTemplate'], 'header' | 'body' | 'footer' | 'buttons' | 'fields'> & {
  /** why it cannot be sent from here, whatever its status */
  obstacle: string | null
}

/** Components and buttons whose data come from a shop's own systems. */
const OTHERS = 'Lleva un carrusel, una oferta, un catálogo o un formulario: solo puede enviarla tu sistema.'
const VERIFICATION = 'Es un código de verificación: solo puede enviarla tu sistema.'

const HEADERS: Record<string, Definition['header']['kind']> = {
  TEXT: 'text',
  IMAGE: 'image',
  VIDEO: 'video',
  DOCUMENT: 'document',
  LOCATION: 'location',
}
const BUTTONS: Record<string, Definition['buttons'][number]['kind']> = {
  QUICK_REPLY: 'quick_reply',
  URL: 'url',
  PHONE_NUMBER: 'phone',
  VOICE_CALL: 'phone',
  COPY_CODE: 'copy_code',
}
const FILES = { image: 'Imagen', video: 'Video', document: 'Documento', location: 'Ubicación' } as const

const kindOf = ({ type }: Json): string => (string(type) ?? '').toUpperCase()

/** Reads the components of a template as Meta lists them. Parts that are not known make it impossible to send. */
export function readDefinition(all: readonly Json[], category: string): Definition {
  const of = (kind: string) => all.find((one) => kindOf(one) === kind)
  const [head, body] = [of('HEADER') ?? {}, of('BODY') ?? {}]
  const buttons = list(of('BUTTONS')?.buttons)
  const format = (string(head.format) ?? 'TEXT').toUpperCase()
  const header: Definition['header'] = of('HEADER')
    ? { kind: HEADERS[format] ?? 'none', text: string(head.text) ?? null }
    : { kind: 'none', text: null }
  const isKnown =
    all.every((one) => ['HEADER', 'BODY', 'FOOTER', 'BUTTONS'].includes(kindOf(one))) &&
    (!of('HEADER') || format in HEADERS) &&
    buttons.every((button) => kindOf(button) in BUTTONS)
  return {
    header,
    body: string(body.text) ?? '',
    footer: string(of('FOOTER')?.text) ?? null,
    buttons: buttons.map((button) => ({
      kind: BUTTONS[kindOf(button)] ?? 'quick_reply',
      title: string(button.text) ?? (kindOf(button) === 'COPY_CODE' ? 'Copiar código' : ''),
      target: string(button.url) ?? string(button.phone_number) ?? null,
    })),
    fields: [
      ...headerFields(header, object(head.example)),
      ...textFields('body', string(body.text) ?? null, object(body.example)),
      ...buttons.flatMap(buttonFields),
    ],
    obstacle: category === 'AUTHENTICATION' ? VERIFICATION : isKnown ? null : OTHERS,
  }
}

function headerFields({ kind, text }: Definition['header'], example: Json): TemplateField[] {
  if (kind === 'text') return textFields('header', text, example)
  return kind === 'none' ? [] : [{ key: 'header', kind, name: FILES[kind], example: null }]
}

function textFields(part: 'header' | 'body', text: string | null, example: Json): TemplateField[] {
  const named = list(example[`${part}_text_named_params`])
  const given: unknown = example[`${part}_text`]
  const [first]: unknown[] = Array.isArray(given) ? given : []
  const samples: unknown[] = Array.isArray(first) ? first : Array.isArray(given) ? given : []
  return variablesOf(text).map((name, place) => ({
    ...{ key: `${part}.${name}`, kind: 'text', name },
    example: string(named.find(({ param_name }) => param_name === name)?.example) ?? string(samples[place]) ?? null,
  }))
}

function buttonFields(button: Json, place: number): TemplateField[] {
  const key = `button.${place}`
  const kind = kindOf(button)
  const [given] = Array.isArray(button.example) ? button.example : [button.example]
  const example = string(given) ?? null
  if (kind === 'COPY_CODE') return [{ key, kind: 'code', name: 'Código', example }]
  const isLink = kind === 'URL' && variablesOf(string(button.url) ?? null).length > 0
  return isLink ? [{ key, kind: 'link', name: string(button.text) ?? 'Enlace', example }] : []
}
