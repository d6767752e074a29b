import { isBlank, NO_TEXT } from './trimmed.ts'

/** What a message is about, as in the API (`ChatQuoteKind`): its file or what it carries, else its text. */
export type PreviewKind =
  | 'text'
  | 'image'
  | 'video'
  | 'audio'
  | 'voice'
  | 'document'
  | 'lost'
  | 'location'
  | 'contacts'
  | 'order'
  | 'sticker'
  | 'deleted'
  | 'other'

/** What a preview is made of. */
export interface Previewed {
  text: string
  /** the first file; its name and type are null when it was deleted since */
  file?: { type: string | null; filename: string | null } | undefined
  content?:
    | {
        deleted?: boolean
        sticker?: boolean
        location?: object
        contacts?: readonly object[]
        order?: object
        voice?: boolean
        lost_file?: string
        unsupported?: string
        mail?: { subject: string }
      }
    | null
    | undefined
}

/**
 * Returns a message in one line, for rows, notifications and quotes: its text, else the name of what it carries.
 * @param names the names of the kinds, from the options of the API
 */
export function previewOf(
  message: Previewed,
  names: readonly { value: unknown; label: string }[],
): { kind: PreviewKind; text: string } {
  if (saysNothing(message)) return { kind: 'text', text: NO_TEXT }
  const kind = kindOf(message)
  return {
    kind,
    text: seen(message) || specialName(kind, message) || names.find(({ value }) => value === kind)?.label || '',
  }
}

/** Whether a message is a text of which nothing can be seen, without anything else to show. */
export const saysNothing = (message: Previewed): boolean =>
  message.text !== '' && kindOf(message) === 'other' && specialName('other', message) === undefined

/** The text of a message; empty if nothing of it can be seen. */
const seen = ({ text }: Previewed): string => (isBlank(text) ? '' : text)

function specialName(kind: PreviewKind, { file, content }: Previewed): string | undefined {
  if (kind === 'document' && file?.filename) return file.filename
  if (content?.mail?.subject) return content.mail.subject
  return kind === 'other' && content?.unsupported ? capitalised(content.unsupported) : undefined
}

/** «una encuesta» → «Encuesta»; of what is not known, only that it is a message. */
const capitalised = (phrase: string): string => {
  const name = phrase.replace(/^una? /, '')
  return name === 'algo' ? 'Mensaje que no mostramos' : name.charAt(0).toUpperCase() + name.slice(1)
}

function kindOf(message: Previewed): PreviewKind {
  const { file, content } = message
  if (content?.deleted) return 'deleted'
  if (content?.sticker) return 'sticker'
  if (content?.location) return 'location'
  if (content?.contacts) return 'contacts'
  if (content?.order) return 'order'
  if (content?.voice) return 'voice'
  const family = file?.type?.split('/')[0]
  if (family === 'image' || family === 'video' || family === 'audio') return family
  if (file) return 'document'
  if (content?.lost_file !== undefined) return 'lost'
  return seen(message) ? 'text' : 'other'
}
