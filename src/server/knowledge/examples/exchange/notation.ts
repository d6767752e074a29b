import type { NamedMark } from './parsed.ts'

// Rasa's notation of marks: [texto](entidad), [texto](entidad:valor), [texto]{"entity": "…", "value": "…"}.

const MARK = /\[(?<text>[^\]]+?)\](?:\((?<entity>[^:)]+?)(?::(?<value>[^)]+))?\)|(?<json>\{[^}]+?\}))/g

/** Reads a text with marks. A mark that is badly written is answered as a problem; the text keeps its words. */
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
    if (!said?.entity) problem = `La marca ${match[0]} está mal escrita.`
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

/** Writes a text with its marks; undefined where the notation cannot say it (a bracket among the words). */
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

/** Whether two lists of marks say the same, whatever their order. */
export function sameMarks(one: readonly NamedMark[], other: readonly NamedMark[]): boolean {
  const key = ({ start, end, entity, canonical }: NamedMark) => JSON.stringify([start, end, entity, canonical ?? null])
  return [...one.map(key)].sort().join() === [...other.map(key)].sort().join()
}
