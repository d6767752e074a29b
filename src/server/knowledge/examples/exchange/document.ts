import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, Scalar, type YAMLMap } from 'yaml'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'

/** A parsed YAML (or JSON) document with the line numbers of its nodes. */
export class ReadDocument {
  readonly root: YAMLMap
  readonly #lines: LineCounter

  /** @throws UnreadableFile with the line number */
  constructor(content: string) {
    this.#lines = new LineCounter()
    const document = parseDocument(content, { lineCounter: this.#lines, uniqueKeys: false, logLevel: 'error' })
    const [error] = document.errors
    if (error)
      throw new UnreadableFile(
        `No pudimos leer el archivo: hay un error en la línea ${error.linePos?.[0].line}. Corrígelo.`,
      )
    if (!isMap(document.contents)) throw new UnreadableFile('El archivo no tiene la forma de los de Rasa. Elige otro.')
    this.root = document.contents
  }

  /** Returns the line on which a node begins, starting at 1. */
  lineOf(node: unknown): number {
    const offset = (node as Node | null | undefined)?.range?.[0]
    return offset === undefined ? 1 : Math.max(1, this.#lines.linePos(offset).line)
  }

  /** Returns the objects of a list; other items are ignored. */
  maps(parent: YAMLMap, key: string): YAMLMap[] {
    const list = parent.get(key, true) as unknown
    return isSeq(list) ? list.items.filter((item): item is YAMLMap => isMap(item)) : []
  }

  /**
   * Returns the lines of a text and whether each starts with a dash, as Rasa writes examples, or the items of a list.
   */
  dashed(node: unknown): { text: string; line: number; dash: boolean; item?: YAMLMap }[] {
    if (isSeq(node))
      return node.items.flatMap((item) => {
        if (isMap(item)) return [{ text: textOf(item, 'text').trim(), line: this.lineOf(item), dash: true, item }]
        return isScalar(item) ? [{ text: String(item.value ?? '').trim(), line: this.lineOf(item), dash: true }] : []
      })
    if (!isScalar(node) || typeof node.value !== 'string') return []
    const block = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED
    const first = this.lineOf(node) + (block ? 1 : 0)
    return node.value.split('\n').flatMap((written, i) => {
      const line = written.trim()
      if (line === '') return []
      return [{ text: line.replace(/^-\s*/, ''), line: first + i, dash: line.startsWith('-') }]
    })
  }
}

/** Returns a text property of an object; '' if it has none. */
export function textOf(map: YAMLMap, key: string): string {
  const value = map.get(key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Returns a property of an object as plain data; undefined if it is missing or an alias. */
export function dataOf(map: YAMLMap, key: string): unknown {
  const node = map.get(key, true) as unknown
  return node === undefined || isAlias(node) ? undefined : (node as Node).toJSON()
}
