import type { Params } from './json.ts'

/** A page of a list with Meta's cursors; `limit` is 25 by default. */
export function toPage<T>(
  all: readonly T[],
  params: Params,
  idOf: (one: T) => string,
  toItem: (one: T) => object,
): object {
  const limit = Math.min(1000, Math.max(1, Number(params.limit ?? 25) || 25))
  const cursor = (one: T) => Buffer.from(idOf(one)).toString('base64url')
  const after = typeof params.after === 'string' ? all.findIndex((one) => cursor(one) === params.after) + 1 : 0
  const before = typeof params.before === 'string' ? all.findIndex((one) => cursor(one) === params.before) : -1
  const start = before >= 0 ? Math.max(0, before - limit) : after
  const end = before >= 0 ? before : start + limit
  const chosen = all.slice(start, end)
  const data = chosen.map(toItem)
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (!first || !last) return { data }
  return {
    data,
    paging: {
      cursors: { before: cursor(first), after: cursor(last) },
      ...(start > 0 ? { previous: addressOf('before', cursor(first)) } : {}),
      ...(end < all.length ? { next: addressOf('after', cursor(last)) } : {}),
    },
  }
}

const addressOf = (side: 'before' | 'after', cursor: string) => `https://graph.facebook.com/?${side}=${cursor}`
