import { isSameValue } from './merge.ts'

/** An item of a list, under a key that all versions of the list share. */
export interface Item<T> {
  key: string
  value: T
}

interface MergedItems<T> {
  items: Item<T>[]
  /** items that both changed differently; absent where somebody removed it */
  clashes: { key: string; mine: T | undefined; theirs: T | undefined }[]
  /** both orders, if both moved items differently */
  order: { mine: string[]; theirs: string[] } | undefined
}

const keysOf = <T>(items: readonly Item<T>[]): string[] => items.map(({ key }) => key)
const valuesOf = <T>(items: readonly Item<T>[]): Map<string, T> => new Map(items.map(({ key, value }) => [key, value]))

/**
 * Three-way merge of a list, item by item: what one side changed, added, removed or moved is taken from it. Where both
 * did, mine stays and is reported.
 */
export function mergeItems<T>(
  base: readonly Item<T>[],
  mine: readonly Item<T>[],
  theirs: readonly Item<T>[],
): MergedItems<T> {
  const [before, own, others] = [valuesOf(base), valuesOf(mine), valuesOf(theirs)]
  const values = new Map<string, T>()
  const clashes: MergedItems<T>['clashes'] = []
  for (const key of new Set([...keysOf(theirs), ...keysOf(mine)])) {
    const [was, my, their] = [before.get(key), own.get(key), others.get(key)]
    const isMine = !isSameValue(was, my)
    const taken = isMine ? my : their
    if (taken !== undefined) values.set(key, taken)
    if (isMine && !isSameValue(was, their) && !isSameValue(my, their)) clashes.push({ key, mine: my, theirs: their })
  }
  const shared = keysOf(base).filter((key) => own.has(key) && others.has(key))
  const sequence = (items: readonly Item<T>[]) => keysOf(items).filter((key) => shared.includes(key))
  const [myOrder, theirOrder] = [sequence(mine), sequence(theirs)]
  const orders = {
    mine: arranged(keysOf(mine), keysOf(theirs), before),
    theirs: arranged(keysOf(theirs), keysOf(mine), before),
  }
  const isMoved = !isSameValue(myOrder, shared)
  const isClash = isMoved && !isSameValue(theirOrder, shared) && !isSameValue(myOrder, theirOrder)
  return {
    items: (isMoved ? orders.mine : orders.theirs).flatMap((key) => {
      const value = values.get(key)
      return value === undefined ? [] : [{ key, value }]
    }),
    clashes,
    order: isClash ? orders : undefined,
  }
}

/** Returns the keys in their order, with further ones each after the key that it follows in its own list. */
function arranged(keys: readonly string[], further: readonly string[], before: ReadonlyMap<string, unknown>): string[] {
  const order = [...keys]
  further.forEach((key, place) => {
    if (order.includes(key)) return
    let at = order.indexOf(further[place - 1] ?? '') + 1
    // What the list itself added there comes first.
    while (at < order.length && !before.has(order[at] ?? '') && !further.includes(order[at] ?? '')) at++
    order.splice(at, 0, key)
  })
  return order
}
