/** Maximum line length in characters, including indentation. */
const WIDTH = 120

/**
 * A block of types: its opening line, its contents and its closing line. `} & {` closes one part and opens the next.
 */
interface Block {
  head: string
  parts: { lines: (string | Block)[]; tail: string }[]
}

/** Members that openapi-typescript style types list as absent. */
const absent =
  /^(?:get|put|post|delete|options|head|patch|trace|query|header|path|cookie|requestBody|parameters)\?: never;$/

/**
 * Formats types as printed by TypeScript more compactly: everything that fits on one line, including comments, goes on
 * one line, and absent members are omitted.
 */
export function layOut(printed: string): string {
  const lines = printed.split('\n').map((line) => line.trim())
  let at = 0
  const block = (head: string): Block => {
    const made: Block = { head, parts: [] }
    let inside: (string | Block)[] = []
    for (;;) {
      const line = lines[at++]
      if (line === undefined) throw new Error(`unterminated block of types: ${head}`)
      if (closes(line)) {
        made.parts.push({ lines: inside.some(isOperation) ? inside.filter(isFilled) : inside, tail: line })
        if (!opens(line)) return made
        inside = []
      } else if (line === '/**') inside.push(comment())
      else if (opens(line)) inside.push(block(line))
      else if (line !== '' && !absent.test(line)) inside.push(line)
    }
  }
  const comment = (): string => {
    const said: string[] = []
    for (let line = lines[at++]; line !== undefined && line !== '*/'; line = lines[at++]) said.push(line)
    return shortComment(said.map((line) => line.replace(/^\* ?/, '')))
  }
  const text: string[] = []
  while (at < lines.length) {
    const line = lines[at++] ?? ''
    if (opens(line)) text.push(print(block(line), ''))
    else if (line !== '') text.push(line)
  }
  return `${text.join('\n')}\n`
}

/** The operation lines of a path: the operations contain all of its parameters. */
const isOperation = (line: string | Block) => typeof line === 'string' && /^\w+: operations\["/.test(line)
const isFilled = (line: string | Block) => typeof line === 'string' || inline(line) !== 'parameters: {};'
const opens = (line: string) => !line.startsWith('/*') && /[{[(]$/.test(line)
const closes = (line: string) => /^[}\])]/.test(line)

/** The text of a comment without the tags that repeat the type. */
function shortComment(said: readonly string[]): string {
  const kept = said
    .filter((line) => line.trim() !== '' && !/^@(?:enum|constant)\b/.test(line))
    .map((line) => line.replace(/^@description /, ''))
  // Continuation lines of a text are indented.
  const text = kept.reduce(
    (all, line) => (/^\s/.test(line) ? `${all} ${line.trim()}` : `${all.replace(/[.:]$/, '')}. ${line}`),
    '',
  )
  return text === '' ? '' : `/** ${text.slice(2)} */`
}

function print(block: Block, indent: string): string {
  const line = inline(block)
  if (line !== undefined && indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  const parts = block.parts.map(({ lines, tail }) => {
    const entries = lines.filter((one) => one !== '')
    return `\n${entries.map((one) => `${inner}${typeof one === 'string' ? one.replace('/** @description ', '/** ') : print(one, inner)}\n`).join('')}${indent}${tail}`
  })
  return block.head + parts.join('')
}

/** Prints a block on one line; undefined if it contains a comment or is an export. */
function inline({ head, parts }: Block): string | undefined {
  if (head.startsWith('export ')) return undefined
  let text = head
  for (const { lines, tail } of parts) {
    const entries: string[] = []
    for (const one of lines) {
      const line = typeof one === 'string' ? one : inline(one)
      if (line === undefined || line.startsWith('/*')) return undefined
      if (line !== '') entries.push(line)
    }
    const inside = entries.join(' ').replace(/;$/, '')
    const space = inside !== '' && tail.startsWith('}') ? ' ' : ''
    text += space + inside + space + tail
  }
  return text
}
