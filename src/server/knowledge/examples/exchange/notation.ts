import type { NamedMark } from './parsed.ts'

// Rasa's annotation syntax: [texto](entidad), [texto](entidad:valor), [texto]{"entity": "…", "value": "…"}.

const MARK = /\[(?<text>[^\]]+?)\](?:\((?<entity>[^:)]+?)(?::(?<value>[^)]+))?\)|(?<json>\{[^}]+?\}))/g

/** Parses an annotated text. A malformed annotation is returned as a problem; its words stay in the text. */
export function readMarked(marked: string): { text: string; marks: NamedMark[]; problem?: string } {
  const marks: NamedMark[] = []
  let text = ''
  let last = 0
  let problem: string | undefined
  for (const match of marked.matchAll(MARK)) {
    const { text: value = '', entity, value: canonical, json } = match.groups ?? {}
    const said = json === undefined ? { entity, value: canonical } : readJson(json)
    text += marked.slice(last, match.index)
    last = match.index + match[0].length
    const start = [...text].length
    text += value
    if (!said?.entity) problem = `La marca ${match[0]} está mal escrita. Prueba con [texto](entidad).`
    else marks.push({ start, end: start + [...value].length, value, entity: said.entity, canonical: said.value })
  }
  text += marked.slice(last)
  return { ...trimmed(text, marks), ...(problem && { problem }) }
}

function trimmed(text: string, marks: readonly NamedMark[]): { text: string; marks: NamedMark[] } {
  const lead = [...text].length - [...text.trimStart()].length
  return {
    text: text.trim(),
    marks: marks.map((mark) => ({ ...mark, start: mark.start - lead, end: mark.end - lead })),
  }
}

function readJson(json: string): { entity?: string; value?: string } | undefined {
  try {
    const { entity, value } = JSON.parse(json) as Record<string, unknown>
    return {
      ...(typeof entity === 'string' && { entity }),
      ...(value !== undefined && value !== null && { value: String(value) }),
    }
  } catch {
    return undefined
  }
}

/**
 * Formats a text with its annotations; undefined if the syntax cannot represent it (for example, the text has
 * brackets).
 */
export function writeMarked(text: string, marks: readonly NamedMark[]): string | undefined {
  const points = [...text]
  let written = ''
  let last = 0
  for (const { start, end, value, entity, canonical } of [...marks].sort((a, b) => a.start - b.start)) {
    written += points.slice(last, start).join('')
    last = end
    written += canonical ? `[${value}]${JSON.stringify({ entity, value: canonical })}` : `[${value}](${entity})`
  }
  written += points.slice(last).join('')
  const read = readMarked(written)
  const same = read.text === text && !/[\r\n]/.test(text) && sameMarks(read.marks, marks)
  return same && read.problem === undefined ? written : undefined
}

/** Returns whether two lists of annotations are equal, in any order. */
export function sameMarks(one: readonly NamedMark[], other: readonly NamedMark[]): boolean {
  const key = ({ start, end, entity, canonical }: NamedMark) => JSON.stringify([start, end, entity, canonical ?? null])
  return [...one.map(key)].sort().join() === [...other.map(key)].sort().join()
}
