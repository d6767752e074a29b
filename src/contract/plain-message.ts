import { parseRichText, type RichNode } from './rich-text.ts'
import { plainWhatsapp } from './whatsapp-text.ts'

/** Returns the text of a message without the marks of its formatting. A link keeps its address. */
export const plainMessage = (text: string, channel: string): string =>
  channel === 'whatsapp' ? plainWhatsapp(text) : plain(parseRichText(text))

const plain = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      const text = plain(node.children)
      return node.type === 'link' && node.href !== text ? `${text} (${node.href})` : text
    })
    .join('')
