import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type Finding, mark } from '../places.ts'

export interface Parsed {
  value: unknown
  findings: Finding[]
}

/**
 * Reads YAML or JSON into plain values and marks each object and list with its file and lines. Anchors, aliases and
 * merge keys are resolved; an aliased value is the same object, marked where it is written out.
 */
export function parse(file: string, text: string): Parsed {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: false })
  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line)
  const [error] = document.errors
  if (error) {
    // what comes after the first is mostly its echo
    const message = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:$/, '')
    return { value: undefined, findings: [{ file, line: lineAt(error.pos[0]), message, mend: 'correct the syntax' }] }
  }

  if (!document.contents) {
    return { value: undefined, findings: [{ file, line: 1, message: 'the file is empty', mend: 'fill or delete it' }] }
  }

  const anchors = new Map<string, unknown>()
  const read = (node: Node | null | undefined): unknown => {
    if (isAlias(node)) return anchors.get(node.source)
    let value: unknown = null
    if (isScalar(node)) value = node.value
    else if (isSeq(node)) {
      const items = node.items as Node[]
      const list = items.map(read)
      const keys = items.map((item, index): [string, number] => [String(index), lineAt(item?.range?.[0])])
      mark(list, { file, line: lineAt(node.range?.[0]) }, new Map(keys))
      value = list
    } else if (isMap(node)) {
      const map: Record<string, unknown> = {}
      const keys = new Map<string, number>()
      for (const { key, value: item } of node.items) {
        const name = String(isScalar(key) ? key.value : key)
        if (name === '<<') Object.assign(map, read(item as Node))
        else map[name] = read(item as Node)
        keys.set(name, lineAt((key as Node).range?.[0]))
      }
      mark(map, { file, line: lineAt(node.range?.[0]) }, keys)
      value = map
    }
    const anchor = (node as { anchor?: string } | null | undefined)?.anchor
    if (anchor) anchors.set(anchor, value)
    return value
  }
  return { value: read(document.contents), findings: [] }
}
