/**
 * Rich text of staff and bots: `**bold**`, `_italic_`, `[text](link)` and bare web addresses. Parsed to nodes instead
 * of HTML, so that rendering it cannot execute anything.
 */
export type RichNode =
  | { type: 'text'; text: string }
  | { type: 'bold'; children: RichNode[] }
  | { type: 'italic'; children: RichNode[] }
  | { type: 'link'; href: string; children: RichNode[] }

/** Shown when a text could not be parsed. */
export const RICH_TEXT_FAILURE = 'Hubo un error al procesar el texto'

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const LONGEST = 100_000
const DEEPEST = 8

/** Returns the address of a link when its scheme is http, https, mailto or tel; undefined otherwise. */
export function safeHref(href: string): string | undefined {
  const address = href.trim()
  // Browsers ignore control characters when they parse a scheme. A valid address has none.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
  if (/[\u0000-\u0020\u007f]/.test(address)) return undefined
  try {
    return SCHEMES.has(new URL(address).protocol) ? address : undefined
  } catch {
    return undefined
  }
}

const letter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char)

/**
 * Returns the index of the closing mark of an emphasis starting at `from`, or -1. A mark after a space does not close.
 */
function closing(text: string, mark: string, from: number): number {
  for (let at = text.indexOf(mark, from + 1); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (/\s/.test(text[at - 1] ?? ' ')) continue
    if (mark === '_' && letter(text[at + 1])) continue
    return at
  }
  return -1
}

interface Found {
  node: RichNode
  end: number
}

/**
 * Parses an emphasis. `dead` contains the marks that have no closing mark further on, so that a hostile text is not
 * searched repeatedly.
 */
function emphasis(text: string, at: number, depth: number, dead: Set<string>, links: boolean): Found | undefined {
  const mark = text.startsWith('**', at) ? '**' : text[at] === '_' ? '_' : ''
  if (!mark || dead.has(mark) || (mark === '_' && letter(text[at - 1]))) return undefined
  const from = at + mark.length
  if (/\s/.test(text[from] ?? ' ')) return undefined
  const to = closing(text, mark, from)
  if (to < 0) {
    dead.add(mark)
    return undefined
  }
  const children = parse(text.slice(from, to), depth + 1, links)
  return { node: { type: mark === '**' ? 'bold' : 'italic', children }, end: to + mark.length }
}

function link(text: string, at: number, depth: number): Found | undefined {
  if (text[at] !== '[') return undefined
  const found = /^\[([^[\]\n]{1,500})\]\(([^()\s]{1,2000})\)/.exec(text.slice(at, at + 2600))
  const href = found?.[2] && safeHref(found[2])
  if (!found?.[1] || !href) return undefined
  return { node: { type: 'link', href, children: parse(found[1], depth + 1, false) }, end: at + found[0].length }
}

/** Parses a bare web address, without the surrounding punctuation. */
function bareAddress(text: string, at: number): Found | undefined {
  if (letter(text[at - 1]) || !/^https?:\/\//i.test(text.slice(at, at + 8))) return undefined
  const run = /^[^\s<>"'`«»“”]{9,2000}/.exec(text.slice(at, at + 2000))?.[0].replace(/[.,;:!?*_\]}]+$/, '') ?? ''
  const address = run.endsWith(')') && !run.includes('(') ? run.replace(/[.,;:!?)]+$/, '') : run
  const href = safeHref(address)
  if (!href || !/^https?:\/\/[^/?#]/i.test(href)) return undefined
  return { node: { type: 'link', href, children: [{ type: 'text', text: address }] }, end: at + address.length }
}

/** Parses the emphasis, link or address that starts at this position, if any. */
function special(text: string, at: number, depth: number, dead: Set<string>, links: boolean): Found | undefined {
  const char = text[at]
  if (char === '*' || char === '_') return emphasis(text, at, depth, dead, links)
  if (!links) return undefined
  if (char === '[') return link(text, at, depth)
  return char === 'h' || char === 'H' ? bareAddress(text, at) : undefined
}

function parse(text: string, depth: number, links = true): RichNode[] {
  if (depth > DEEPEST) return text ? [{ type: 'text', text }] : []
  const nodes: RichNode[] = []
  const dead = new Set<string>()
  let plain = 0
  let at = 0
  while (at < text.length) {
    const found = special(text, at, depth, dead, links)
    if (!found) {
      at++
      continue
    }
    if (at > plain) nodes.push({ type: 'text', text: text.slice(plain, at) })
    nodes.push(found.node)
    at = plain = found.end
  }
  if (plain < text.length) nodes.push({ type: 'text', text: text.slice(plain) })
  return nodes
}

/**
 * Parses rich text. Returns one text node with {@link RICH_TEXT_FAILURE} for values that are not text or are too long.
 */
export function parseRichText(text: unknown): RichNode[] {
  if (typeof text !== 'string' || text.length > LONGEST) return [{ type: 'text', text: RICH_TEXT_FAILURE }]
  return parse(text, 0)
}

/** Returns the text without formatting, e.g. for a preview in a list. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : plainText(node.children))).join('')
}
