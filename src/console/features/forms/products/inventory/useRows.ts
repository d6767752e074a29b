import { useCallback, useEffect, useRef, useState } from 'react'
import { api, asJson } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Product } from '../types.ts'

/** Rows per request. */
const PAGE = 100
/** Most rows of a request. */
export const MOST = 1_000

export interface Asked {
  filter: Readonly<Record<string, unknown>>
  sort: readonly [field: string, order: 'ASC' | 'DESC']
}

/** Returns rows of the inventory with the number of all that match. */
export async function readRows(bot: number, idForm: number, { filter, sort }: Asked, first: number, count: number) {
  const query = { filter, sort, range: [first, first + count - 1] }
  const params = { path: { bot, idForm }, query: query as never }
  const { data, error, response } = await api.GET('/forms/products/inventory/{bot}/{idForm}', {
    ...{ params, querySerializer: asJson },
  })
  if (!response.ok || !data) throw new ApiError(response.status, error)
  const total = Number(response.headers.get('content-range')?.split('/').at(-1) ?? data.length)
  return { rows: data, total }
}

/** The rows of the inventory, read page by page as they come into sight. */
export function useRows(bot: number, idForm: number, asked: Asked) {
  const key = JSON.stringify([bot, idForm, asked])
  const pages = useRef(new Map<number, Product[] | 'loading'>())
  const underway = useRef(new Map<number, Promise<void>>())
  const [total, setTotal] = useState<number>()
  const [error, setError] = useState<unknown>()
  const [, setRound] = useState(0)
  const current = useRef(key)
  const latest = useRef(asked)
  latest.current = asked
  const redraw = useCallback(() => setRound((round) => round + 1), [])

  const read = useCallback(
    async (page: number) => {
      pages.current.set(page, 'loading')
      const started = current.current
      try {
        const found = await readRows(bot, idForm, latest.current, page * PAGE, PAGE)
        if (current.current !== started) return
        pages.current.set(page, found.rows)
        setTotal(found.total)
        setError(undefined)
      } catch (problem) {
        if (current.current !== started) return
        pages.current.delete(page)
        setError(problem)
      }
      redraw()
    },
    [bot, idForm, redraw],
  )
  const load = useCallback(
    (page: number) => {
      if (!pages.current.has(page)) underway.current.set(page, read(page))
      return underway.current.get(page)
    },
    [read],
  )
  const reload = useCallback(() => {
    pages.current = new Map()
    current.current = `${key} ${Math.random()}`
    void load(0)
    redraw()
  }, [key, load, redraw])
  useEffect(reload, [reload])

  return {
    total,
    error,
    reload,
    /** the product of a row, if it is loaded */
    at: (row: number): Product | undefined => {
      const page = pages.current.get(Math.floor(row / PAGE))
      return page === 'loading' ? undefined : page?.[row % PAGE]
    },
    /** loads the rows in sight */
    show: (first: number, last: number) => {
      for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page++) void load(page)
    },
    /** waits until rows are loaded, as far as they can be */
    ready: async (first: number, last: number): Promise<void> => {
      const wanted = Array.from({ length: Math.floor(last / PAGE) - Math.floor(first / PAGE) + 1 }, (_, n) => n)
      await Promise.all(wanted.map((n) => load(Math.floor(first / PAGE) + n)))
    },
    /** the product as it is shown, if it is loaded */
    get: (id: number): Product | undefined =>
      [...pages.current.values()].flatMap((rows) => (rows === 'loading' ? [] : rows)).find((one) => one.id === id),
    /** the row of a product, if it is loaded */
    rowOf: (id: number): number | undefined => {
      for (const [page, rows] of pages.current) {
        const place = rows === 'loading' ? -1 : rows.findIndex((one) => one.id === id)
        if (place >= 0) return page * PAGE + place
      }
      return undefined
    },
    /** shows a product as the server has it now */
    replace: (product: Product) => {
      for (const [page, rows] of pages.current) {
        const place = rows === 'loading' ? -1 : rows.findIndex(({ id }) => id === product.id)
        if (rows !== 'loading' && place >= 0) pages.current.set(page, rows.with(place, product))
      }
      redraw()
    },
  }
}

export type Rows = ReturnType<typeof useRows>
