import type { RenderedMessage } from '../../../contract/channels.ts'
import { parseRichText, plainText, type RichNode } from '../../../contract/rich-text.ts'
import { mapOf } from '../../knowledge/dialogue/outgoing.ts'

/** What a mail of a chat answers to. */
interface MailThread {
  to: string
  subject: string
  /** Message-IDs, the last one is answered to */
  references: string[]
  /** no person wrote it: other programs must not answer it */
  isAutomatic: boolean
}

/** A mail to send. Files are `media.number`. */
export interface MailBody extends MailThread {
  text: string
  html: string
  files: number[]
}

/** Returns the mail that delivers a message: all of it is one. */
export function mailBody(shown: readonly RenderedMessage[], thread: MailThread): MailBody | undefined {
  const texts = shown.map(textOf).filter(Boolean)
  const files = shown.flatMap((one) => (one.kind === 'file' && one.mediaId !== null ? [one.mediaId] : []))
  if (texts.length === 0 && files.length === 0) return undefined
  const nodes = texts.map((text) => parseRichText(text))
  return {
    ...thread,
    text: nodes.map(inPlain).join('\n\n'),
    html: nodes.map((each) => `<p>${inHtml(each)}</p>`).join('\n'),
    files: [...new Set(files)],
  }
}

function textOf(shown: RenderedMessage): string {
  switch (shown.kind) {
    case 'file':
      return shown.caption
    case 'location':
      return [shown.text, mapOf(shown)].filter(Boolean).join('\n')
    case 'cards':
      return shown.cards
        .map(({ title, subtitle }) => [`**${title}**`, subtitle].filter(Boolean).join('\n'))
        .join('\n\n')
    default:
      return shown.text
  }
}

/** A link is written with its address unless that is its text. */
const inPlain = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type !== 'link') return inPlain(node.children)
      const text = plainText(node.children)
      return text === node.href ? text : `${text} (${node.href})`
    })
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const inHtml = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return escaped(node.text).replaceAll('\n', '<br>')
        case 'bold':
          return `<strong>${inHtml(node.children)}</strong>`
        case 'italic':
          return `<em>${inHtml(node.children)}</em>`
        default:
          return `<a href="${escaped(node.href)}">${inHtml(node.children)}</a>`
      }
    })
    .join('')

/** Returns the subject of an answer, without repeating the marks of answers. */
export const answerTo = (subject: string): string =>
  `Re: ${subject.replace(/^(?:\s*(?:re|rv|fw|fwd|aw|res|enc)\s*(?:\[\d+\])?:)+/i, '').trim()}`
