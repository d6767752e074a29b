import { type MarkedToken, marked, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import type { Article, Block, Inline } from '../../src/console/features/help/article.ts'

/** Names of keys longer than one character; other inline code is shown as code. */
const KEYS = /^(?:Ctrl|⌘|Mayús|Enter|Esc|Supr|Tab|F\d{1,2}|.)$/u

const ID = /^[a-z][a-z0-9-]*$/

/**
 * Compiles an article of the manual: YAML front matter, then a small part of Markdown. Only what the help drawer can
 * show is accepted, so that no HTML, picture or foreign address reaches the page.
 * @param id name of the file without `.md`
 * @throws Error that names the article and what it may not contain
 */
export function compileArticle(id: string, source: string): Article {
  const refuse = (message: string): never => {
    throw new Error(`manual/${id}.md: ${message}`)
  }
  if (!ID.test(id)) refuse('the name of the file has only lower-case letters, digits and hyphens')
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (front === undefined || body === undefined) return refuse('the front matter is missing')
  const head = frontMatter(front, refuse)
  const blocks = marked.lexer(body).flatMap((token) => blockOf(token as MarkedToken, refuse))
  if (blocks.length === 0) refuse('it has no text')
  return { id, ...head, blocks }
}

type Refuse = (message: string) => never

function frontMatter(text: string, refuse: Refuse): Omit<Article, 'id' | 'blocks'> {
  const { title, section, order, screens = [], keywords = [], ...more } = (parse(text) ?? {}) as Record<string, unknown>
  const [unknown] = Object.keys(more)
  if (unknown) refuse(`unknown key ${unknown}`)
  if (typeof title !== 'string' || typeof section !== 'string') return refuse('title and section are required texts')
  if (typeof order !== 'number') return refuse('order is a required number')
  if (!isTexts(screens) || !isTexts(keywords)) return refuse('screens and keywords are lists of texts')
  return { title, section, order, screens, keywords }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function blockOf(token: MarkedToken, refuse: Refuse): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      // The title of the article is in its front matter.
      return token.depth === 2 ? [{ kind: 'heading', text: token.text }] : refuse('headings have two signs: ##')
    case 'paragraph':
      return [{ kind: 'paragraph', content: inline(token.tokens, refuse) }]
    case 'code': {
      const [, title = ''] = /^\w+ (.+)$/.exec(token.lang ?? '') ?? []
      return title ? [{ kind: 'program', title, text: token.text }] : refuse('a program has a language and a title')
    }
    case 'blockquote':
      return token.tokens
        .filter(({ type }) => type !== 'space')
        .map((one) =>
          one.type === 'paragraph'
            ? { kind: 'note', content: inline((one as Tokens.Paragraph).tokens, refuse) }
            : refuse('a note contains only text'),
        )
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          items: token.items.map(({ tokens }) => {
            const [first, second] = tokens as MarkedToken[]
            if (second || (first?.type !== 'text' && first?.type !== 'paragraph'))
              return refuse('an item of a list is one paragraph')
            return inline(first.tokens ?? [], refuse)
          }),
        },
      ]
    default:
      return refuse(`${token.type} is not supported: ${token.raw.trim().slice(0, 40)}`)
  }
}

function inline(tokens: readonly Token[], refuse: Refuse): Inline[] {
  return (tokens as readonly MarkedToken[]).map((token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return token.text.replace(/\s+/g, ' ')
      case 'strong':
        return { kind: 'ui', text: token.text }
      case 'em':
        return { kind: 'emphasis', text: token.text }
      case 'codespan': {
        const keys = token.text.split(' ')
        return keys.every((key) => KEYS.test(key)) ? { kind: 'keys', keys } : { kind: 'code', text: token.text }
      }
      case 'link':
        if (!/^\/[a-z]/.test(token.href) && !ID.test(token.href))
          return refuse(`${token.href} is neither a route nor an article`)
        return { kind: 'link', to: token.href, text: token.text }
      default:
        return refuse(`${token.type} is not supported: ${token.raw.trim().slice(0, 40)}`)
    }
  })
}
