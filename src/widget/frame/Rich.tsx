/** @jsxImportSource preact */
import { parseRichText, type RichNode } from '../../contract/rich-text.ts'

/** Renders rich text as elements. The style sheet preserves line breaks. */
export function Rich({ text }: { text: string }) {
  return <>{parseRichText(text).map(shown)}</>
}

function shown(node: RichNode): preact.ComponentChild {
  if (node.type === 'text') return node.text
  const children = node.children.map(shown)
  if (node.type === 'bold') return <strong>{children}</strong>
  if (node.type === 'italic') return <em>{children}</em>
  return (
    <a href={node.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
