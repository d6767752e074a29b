import type { ReactNode } from 'react'
import { parseRichText, type RichNode } from '../../contract/rich-text.ts'

function show(nodes: readonly RichNode[]): ReactNode[] {
  return nodes.map((node, at) => {
    const key = `${at}-${node.type}`
    if (node.type === 'text') return node.text
    const inner = show(node.children)
    if (node.type === 'bold') return <strong key={key}>{inner}</strong>
    if (node.type === 'italic') return <em key={key}>{inner}</em>
    return (
      <a key={key} href={node.href} target="_blank" rel="noopener">
        {inner}
      </a>
    )
  })
}

/** Renders rich text as elements. Links open in a new tab. */
export function RichText({ text }: { text: string }) {
  return <>{show(parseRichText(text))}</>
}
