import type { ReactNode } from 'react'
import { parseWhatsapp, type WhatsappNode } from '../../../../contract/whatsapp-text.ts'
import { RichText } from '../../../ui/RichText.tsx'
import type { Channel } from '../state/types.ts'

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's' } as const

function show(nodes: readonly WhatsappNode[]): ReactNode[] {
  return nodes.map((node, at) => {
    const key = `${at}-${node.type}`
    if (node.type === 'text') return node.text
    if (node.type === 'code') return <code key={key}>{node.text}</code>
    if (node.type === 'link')
      return (
        <a key={key} href={node.href} target="_blank" rel="noopener">
          {show(node.children)}
        </a>
      )
    const Element = ELEMENTS[node.type]
    return <Element key={key}>{show(node.children)}</Element>
  })
}

/** The text of a message, as the customer's application shows it. */
export function ChannelText({ text, channel }: { text: string; channel: Channel }) {
  return channel === 'whatsapp' ? show(parseWhatsapp(text)) : <RichText text={text} />
}
