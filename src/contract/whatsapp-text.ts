import { parseRichText, type RichNode } from './rich-text.ts'

/**
 * What WhatsApp makes of a text: `*bold*`, `_italic_`, `~strike~`, `` `code` `` and ```` ```code``` ````, with the links of
 * {@link RichNode}. Its own module, so that the chat widget does not load it.
 */
export type WhatsappNode =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'bold' | 'italic' | 'strike'; children: WhatsappNode[] }
  | { type: 'link'; href: string; children: WhatsappNode[] }

const DEEPEST = 4
const OUTSIDE = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
/** A mark closes within its line, and never after a space. Bold of staff has two asterisks until it leaves. */
const between = (mark: string, sign: string) =>
  `${OUTSIDE}${mark}(?![\\s${sign}])([^${sign}\\n]*[^\\s${sign}])${mark}${END}`
const MARKS = new RegExp(
  [
    'https?:\\/\\/\\S+',
    '```([^]+?)```',
    '`([^`\\n]+)`',
    between('\\*\\*', '*'),
    between('\\*', '*'),
    between('_', '_'),
    between('~', '~'),
  ].join('|'),
  'giu',
)

/** Parses a text of a chat on WhatsApp to nodes, so that rendering it cannot execute anything. */
export const parseWhatsapp = (text: string): WhatsappNode[] => parse(text, 0)

function parse(text: string, depth: number): WhatsappNode[] {
  const nodes: WhatsappNode[] = []
  let plain = 0
  const upTo = (end: number) => {
    if (end > plain) nodes.push(...parseRichText(text.slice(plain, end)))
  }
  for (const found of depth < DEEPEST ? text.matchAll(MARKS) : []) {
    const node = nodeOf(found, depth)
    if (!node) continue
    upTo(found.index)
    nodes.push(node)
    plain = found.index + found[0].length
  }
  upTo(text.length)
  return nodes
}

/** Addresses stay in the text, where {@link parseRichText} finds them. */
function nodeOf([, block, code, staffBold, bold, italic, strike]: RegExpExecArray, depth: number) {
  const shown = block ?? code
  if (shown !== undefined) return { type: 'code', text: shown.trim() } as const
  const strong = staffBold ?? bold
  if (strong !== undefined) return { type: 'bold', children: parse(strong, depth + 1) } as const
  if (italic !== undefined) return { type: 'italic', children: parse(italic, depth + 1) } as const
  if (strike !== undefined) return { type: 'strike', children: parse(strike, depth + 1) } as const
  return undefined
}

/** Returns the text without marks, e.g. for a preview in a list. */
export const plainWhatsapp = (text: string): string => plain(parseWhatsapp(text))

const plain = (nodes: readonly WhatsappNode[]): string =>
  nodes.map((node) => ('children' in node ? plain(node.children) : node.text)).join('')
