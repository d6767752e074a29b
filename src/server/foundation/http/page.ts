/** A page of a simple-rest list. The registrar builds `Content-Range` from `total` and the range. */
export class Page<Item> {
  readonly items: Item[]
  readonly total: number

  constructor(items: Item[], total: number) {
    this.items = items
    this.total = total
  }
}

/** Creates the result of a simple-rest list's handler. `total` counts all matching rows, not only those of the page. */
export function page<Item>(items: Item[], total: number): Page<Item> {
  return new Page(items, total)
}
