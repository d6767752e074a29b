/** One page of a simple-rest list; the registrar turns `total` and the range into `Content-Range`. */
export class Page<Item> {
  readonly items: Item[]
  readonly total: number

  constructor(items: Item[], total: number) {
    this.items = items
    this.total = total
  }
}

/** What the handler of a simple-rest list returns. `total` counts all matching rows, not those of the page. */
export function page<Item>(items: Item[], total: number): Page<Item> {
  return new Page(items, total)
}
