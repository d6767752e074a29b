/** Characters of a line, the indentation included. */
const WIDTH = 120

/** A block of types: what opens it, what stands in it, and what closes it; a `} & {` closes and opens again. */
interface Block {
  head: string
  parts: { lines: (string | Block)[]; tail: string }[]
}

/** What an operation or a path says that it does not have. */
const absent =
  /^(?:get|put|post|delete|options|head|patch|trace|query|header|path|cookie|requestBody|parameters)\?: never;$/

/**
 * Types as TypeScript's printer writes them, laid out as a person would: what fits on one line stands on one, comments
 * too, and what is absent is not listed.
 */
export function layOut(printed: string): string {
  const lines = printed.split('\n').map((line) => line.trim())
  let at = 0
  const block = (head: string): Block => {
    const made: Block = { head, parts: [] }
    let inside: (string | Block)[] = []
    for (;;) {
      const line = lines[at++]
      if (line === undefined) throw new Error(`a block of types does not end: ${head}`)
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

/** A path leads to operations, which have all of its parameters. */
const isOperation = (line: string | Block) => typeof line === 'string' && /^\w+: operations\["/.test(line)
const isFilled = (line: string | Block) => typeof line === 'string' || inline(line) !== 'parameters: {};'
const opens = (line: string) => !line.startsWith('/*') && /[{[(]$/.test(line)
const closes = (line: string) => /^[}\])]/.test(line)

/** What a comment says, without the tags that repeat what the type shows. */
function shortComment(said: readonly string[]): string {
  const kept = said
    .filter((line) => line.trim() !== '' && !/^@(?:enum|constant)\b/.test(line))
    .map((line) => line.replace(/^@description /, ''))
  // a further line of one text is indented
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

/** A block on one line; undefined when it holds a comment, or is an interface. */
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
