// Templates of WhatsApp: what a filled one looks like, and what its data must fulfil. Used by the console's preview and
// by the server before it sends.

import type { ResponseButton } from './channels.ts'

/** A template as in the API (`WhatsappTemplate`), without what only staff see. */
interface Template {
  name: string
  language: string
  header: { kind: 'none' | 'text' | 'image' | 'video' | 'document' | 'location'; text: string | null }
  body: string
  footer: string | null
  buttons: readonly TemplateButton[]
  fields: readonly TemplateField[]
}

interface TemplateButton {
  kind: 'quick_reply' | 'url' | 'phone' | 'copy_code'
  title: string
  target: string | null
}

/** What has to be filled in. `key` names its place: `body.1`, `body.nombre`, `header.1`, `button.0` or `header`. */
export interface TemplateField {
  key: string
  kind: 'text' | 'link' | 'code' | 'image' | 'video' | 'document' | 'location'
  name: string
  example: string | null
}

/** Texts by the key of their field. A campaign takes them from its recipients, a person types them. */
export type TemplateValues = Readonly<Record<string, string>>

/** Longest texts after filling in, in characters (Meta: components of templates). */
const LONGEST = { body: 1024, header: 60, link: 2000, code: 15 } as const

/** A new expression each time, because a global one keeps its place. */
const variable = () => /\{\{\s*(\w+)\s*\}\}/g

/** Returns the names or numbers of the variables of a text, each once and in order. */
export const variablesOf = (text: string | null): string[] => [
  ...new Set([...(text ?? '').matchAll(variable())].map(([, name = '']) => name)),
]

/** Fills in the variables of a part; those without a value stay. */
export const filledText = (text: string, part: 'header' | 'body', values: TemplateValues): string =>
  text.replace(variable(), (whole, name: string) => values[`${part}.${name}`]?.trim() || whole)

/** A piece of a text: as it is, or the place of a variable without a value, by its key. */
type Piece = { text: string } | { missing: string }

/** Returns the pieces of a filled text, for a preview that shows what is missing. */
export const piecesOf = (text: string, part: 'header' | 'body', values: TemplateValues): Piece[] =>
  text.split(/\{\{\s*(\w+)\s*\}\}/g).flatMap((piece, place): Piece[] => {
    if (place % 2 === 0) return piece ? [{ text: piece }] : []
    const value = values[`${part}.${piece}`]?.trim()
    return [value ? { text: value } : { missing: `${part}.${piece}` }]
  })

/** Returns the address that a button opens. Meta puts what was filled in at the end, so that it is encoded as a part. */
const filledLink = (target: string, value: string): string =>
  target.replace(variable(), encodeURIComponent(value.trim()))

/** Returns the buttons as the customer sees them, with the place of each at Meta. */
export const filledButtons = ({ buttons }: Pick<Template, 'buttons'>, values: TemplateValues): ResponseButton[] =>
  buttons.map(({ kind, title, target }, place) => {
    if (kind === 'url') return { title, type: 'url', target: filledLink(target ?? '', values[`button.${place}`] ?? '') }
    return kind === 'phone' && target ? { title, type: 'phone', target } : { title, type: 'response' }
  })

/** A fault of what was filled in: the field, and what to do. */
interface TemplateProblem {
  key: string
  text: string
}

/**
 * Checks the texts that fill in a template as Meta would: none empty, on one line, and not too long together. Files and
 * locations are checked where they are chosen.
 */
export function templateProblems(template: Template, values: TemplateValues): TemplateProblem[] {
  const texts = template.fields.filter(({ kind }) => kind === 'text' || kind === 'link' || kind === 'code')
  const found = texts.flatMap((field) => {
    const text = valueProblem(field, values[field.key] ?? '', template)
    return text ? [{ key: field.key, text }] : []
  })
  const known = new Set(texts.map(({ key }) => key))
  for (const key of Object.keys(values))
    if (!known.has(key)) found.push({ key, text: 'La plantilla de WhatsApp no tiene este dato. Quítalo.' })
  for (const part of ['header', 'body'] as const) {
    const last = texts.findLast(({ key }) => key.startsWith(`${part}.`))
    const text = part === 'body' ? template.body : (template.header.text ?? '')
    const { length } = filledText(text, part, values)
    if (last && length > LONGEST[part] && !found.some(({ key }) => key === last.key))
      found.push({ key: last.key, text: tooLong(length, LONGEST[part]) })
  }
  return found
}

function valueProblem({ key, kind }: TemplateField, value: string, { buttons }: Template): string | undefined {
  if (value.trim() === '') return 'Completa este dato.'
  if (/[\n\r\t]/.test(value)) return 'Escríbelo en una sola línea, sin tabulaciones.'
  if (/ {5,}/.test(value)) return 'Deja menos de cinco espacios seguidos.'
  if (kind === 'code')
    return value.trim().length > LONGEST.code ? tooLong(value.trim().length, LONGEST.code) : undefined
  if (kind !== 'link') return undefined
  const { length } = filledLink(buttons[Number(key.split('.')[1])]?.target ?? '', value)
  return length > LONGEST.link ? tooLong(length, LONGEST.link) : undefined
}

const tooLong = (length: number, most: number) =>
  `Con este dato son ${length} caracteres y el límite es ${most}. Acórtalo.`

/** Types and sizes in bytes that WhatsApp takes in a header (Meta: supported media types). */
const FILES = {
  image: { types: ['image/jpeg', 'image/png'], most: 5 * 1024 ** 2, text: 'Elige una imagen JPG o PNG de hasta 5 MB.' },
  video: { types: ['video/mp4', 'video/3gpp'], most: 16 * 1024 ** 2, text: 'Elige un video MP4 de hasta 16 MB.' },
  document: { types: ['application/pdf'], most: 16 * 1024 ** 2, text: 'Elige un PDF de hasta 16 MB.' },
} as const

/** The types that a file in a header may have. */
export const headerFileTypes = (kind: keyof typeof FILES): readonly string[] => FILES[kind].types

/** Returns why a file cannot stand in a header; undefined if it can. */
export function headerFileProblem(kind: keyof typeof FILES, file: { type: string; size: number }): string | undefined {
  const { types, most, text } = FILES[kind]
  return types.some((type) => type === file.type) && file.size <= most ? undefined : text
}

/** Returns the name of a language that Meta writes as a code, such as `es_AR`, with a capital as in a list. */
export function languageName(code: string): string {
  try {
    const names = new Intl.DisplayNames('es', { type: 'language', languageDisplay: 'standard' })
    const name = names.of(code.replace('_', '-')) ?? code
    return name.charAt(0).toUpperCase() + name.slice(1)
  } catch {
    return code
  }
}
