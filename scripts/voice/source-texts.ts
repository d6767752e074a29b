import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

/** A text of a YAML or JSON file, and the keys and list positions that lead to it. */
export interface SourceText {
  text: string
  line: number
  way: readonly string[]
}

/** Every text of a file, in its order; what an alias repeats is told where it is written out. */
export function readTexts(source: string): SourceText[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const found: SourceText[] = []
  const visit = (node: unknown, way: readonly string[]) => {
    if (isScalar(node)) {
      if (typeof node.value === 'string' && node.range)
        found.push({ text: node.value, line: lines.linePos(node.range[0]).line, way })
    } else if (isMap(node)) {
      for (const pair of node.items) {
        const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
        if (!SKIPPED.has(key)) visit(pair.value, [...way, key])
      }
    } else if (isSeq(node)) for (const [at, item] of node.items.entries()) visit(item, [...way, String(at)])
  }
  visit(document.contents as Node, [])
  return found
}

/** Examples, values and what is for programmers. */
const SKIPPED = new Set([
  'example',
  'examples',
  'enum',
  'const',
  'pattern',
  'required',
  '$ref',
  'x-assumed',
  'x-not-built',
  'x-unused',
  'x-audit',
  'x-access',
  'x-list',
  'x-resource',
])
