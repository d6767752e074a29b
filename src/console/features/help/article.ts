/** A piece of a line of text. */
export type Inline =
  | string
  /** text of a control, menu or page of the console, exactly as it is shown there */
  | { kind: 'ui'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'code'; text: string }
  /** keys pressed together */
  | { kind: 'keys'; keys: string[] }
  /** `to` is a route of the console, which begins with a slash, or the id of an article */
  | { kind: 'link'; to: string; text: string }

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  /** a remark apart from the text */
  | { kind: 'note'; content: Inline[] }
  /** a program to copy; its title is after the language of the fence */
  | { kind: 'program'; title: string; text: string }

/** An article of the manual, compiled from a Markdown file by `scripts/manual`. */
export interface Article {
  /** name of the file, and of the article in addresses: `?ayuda=horarios` */
  id: string
  title: string
  /** heading of its group in the list of contents */
  section: string
  /** position in the list of contents, among all articles */
  order: number
  /** routes of the screens that the article is about */
  screens: string[]
  /** further words by which it is found */
  keywords: string[]
  blocks: Block[]
}

/** Returns the text of a line without its markup. */
const plainText = (content: readonly Inline[]): string =>
  content.map((one) => (typeof one === 'string' ? one : one.kind === 'keys' ? one.keys.join(' ') : one.text)).join('')

/** Returns the lines of an article's text, one per heading, paragraph and list item, without programs. */
export const linesOf = ({ blocks }: Article): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'program') return []
    if (block.kind === 'heading') return [block.text]
    return block.kind === 'list' ? block.items.map(plainText) : [plainText(block.content)]
  })
