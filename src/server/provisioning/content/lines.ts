import { isMap, isNode, isSeq, type LineCounter, type Node } from 'yaml'
import { type BotContent, type List, lists } from './content.ts'
import { isRow } from './valid.ts'

/** The line of each item of a list that was read from a file. */
const lines = new WeakMap<object, number>()

/** Where the items of each list begin in their file. */
export type ContentLines = Readonly<Partial<Record<List, readonly (number | null)[]>>>

/** Returns where the items of content that was read in this thread begin in their files, as far as that is known. */
export const linesOf = (content: BotContent): ContentLines =>
  Object.fromEntries(
    lists.flatMap((list) => (content[list] ? [[list, content[list].map((row) => lines.get(row) ?? null)]] : [])),
  )

/**
 * Notes the lines of the items of a list, or of the lists of an object.
 * @param value what the node stands for
 */
export function noteLines(node: Node | null, value: unknown, counter: LineCounter): void {
  if (isMap(node) && isRow(value))
    for (const { key, value: list } of node.items) if (isSeq(list)) noteLines(list, value[String(key)], counter)
  if (!isSeq(node) || !Array.isArray(value)) return
  for (const [at, item] of node.items.entries()) {
    const start = isNode(item) ? item.range?.[0] : undefined
    const row: unknown = value[at]
    if (isRow(row) && start !== undefined) lines.set(row, counter.linePos(start).line)
  }
}
