import { useRef, useState } from 'react'
import { api, unwrap } from '../../../../api/client.ts'
import { ApiError, messageOf } from '../../../../api/errors.ts'
import { toastsOf } from '../../../../ui/call-toasts.ts'
import { plural } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Product, ProductChanges } from '../types.ts'
import { type Column, changeOf } from './columns.ts'
import { type TypedCell, useRefused } from './useRefused.ts'
import type { Rows } from './useRows.ts'

/** Returns why something was not saved. */
const reasonOf = async (error: unknown): Promise<string> => messageOf(error, (await toastsOf('productUpdate')).error)
/** Products of one request. */
const CHUNK = 500
/** Steps that can be taken back. */
const STEPS = 100

interface Edit {
  id: number
  values: ProductChanges
}

/** Saves edits of cells, and takes them back. What is refused stays in its cell with the reason. */
export function useEdits(bot: number, idForm: number, rows: Rows) {
  const steps = useRef<Edit[][]>([])
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set())
  const refused = useRefused()
  const versions = useRef(new Map<number, number>())
  /** the save under way of each product: the next one needs the version that it makes */
  const turns = useRef(new Map<number, Promise<boolean>>())
  const path = { bot, idForm }

  const versionOf = ({ id, version }: Product) => Math.max(version ?? 0, versions.current.get(id) ?? 0)
  const shown = (product: Product) => {
    versions.current.set(product.id, product.version ?? 0)
    rows.replace(product)
  }

  /** Saves a cell once the earlier ones of its product are. Returns whether it was saved. */
  function save(cell: TypedCell): Promise<boolean> {
    const { product } = cell
    const change = changeOf(cell)
    if ('fault' in change) {
      refused.add([{ ...cell, reason: change.fault }])
      return Promise.resolve(false)
    }
    refused.forget([cell])
    const before = pick(product, change.values)
    setSaving((ids) => new Set([...ids, product.id]))
    rows.replace({ ...product, ...change.values } as Product)
    const earlier = turns.current.get(product.id) ?? Promise.resolve(true)
    const turn = earlier.then(() => put(cell, change.values, before))
    turns.current.set(product.id, turn)
    return turn
  }

  async function put(cell: TypedCell, values: ProductChanges, before: ProductChanges): Promise<boolean> {
    const { product } = cell
    try {
      const body = { ...values, version: versionOf(product) }
      const params = { path: { ...path, id: product.id } }
      shown(await unwrap(api.PUT('/forms/products/inventory/{bot}/{idForm}/{id}', { params, body })))
      remember([{ id: product.id, values: before }])
      return true
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? error.current : undefined
      if (current) shown(current as Product)
      else rows.replace({ ...(rows.get(product.id) ?? product), ...before } as Product)
      refused.add([{ ...cell, reason: await reasonOf(error) }])
      return false
    } finally {
      setSaving((ids) => new Set([...ids].filter((id) => id !== product.id)))
    }
  }

  function remember(step: Edit[]): void {
    steps.current = [...steps.current, step].slice(-STEPS)
  }

  /** Saves changes of products. Returns why those that were not saved were refused. */
  async function saveAll(edits: readonly (Edit & { version: number })[]): Promise<ReadonlyMap<number, string>> {
    const reasons = new Map<number, string>()
    for (let from = 0; from < edits.length; from += CHUNK) {
      const part = edits.slice(from, from + CHUNK)
      const body = { rows: part.map(({ id, values, version }) => ({ id, values: { ...values, version } })) }
      try {
        const { products, faults } = await unwrap(
          api.POST('/forms/products/cells/{bot}/{idForm}', { params: { path }, body }),
        )
        for (const product of products) shown(product)
        for (const { id, message, current } of faults) {
          if (current) shown(current)
          reasons.set(id, message)
        }
      } catch (error) {
        const reason = await reasonOf(error)
        for (const { id } of part) reasons.set(id, reason)
      }
    }
    return reasons
  }

  /** Writes texts into cells. Those that do not fit, and those of a product that is refused, stay as they were typed. */
  async function write(cells: readonly TypedCell[]): Promise<void> {
    await Promise.all(cells.map(({ product }) => turns.current.get(product.id)))
    const now = cells.map((cell) => ({ ...cell, product: rows.get(cell.product.id) ?? cell.product }))
    const changed = now.filter(({ product, column, typed }) => typed !== column.text(product))
    const read = changed.map((cell) => ({ cell, change: changeOf(cell) }))
    const unfit = read.flatMap(({ cell, change }) => ('fault' in change ? [{ ...cell, reason: change.fault }] : []))
    const fit = read.flatMap(({ cell, change }) => ('fault' in change ? [] : [{ cell, values: change.values }]))
    const byProduct = new Map<number, Edit & { version: number; before: ProductChanges }>()
    for (const { cell, values } of fit) {
      const { product } = cell
      const { id } = product
      const edit = byProduct.get(id) ?? { id, values: {}, version: versionOf(product), before: {} }
      Object.assign(edit.values, values)
      Object.assign(edit.before, pick(product, values))
      byProduct.set(id, edit)
    }
    const edits = [...byProduct.values()]
    const reasons = await saveAll(edits)
    const left = fit.flatMap(({ cell }) => {
      const reason = reasons.get(cell.product.id)
      return reason === undefined ? [] : [{ ...cell, reason }]
    })
    refused.forget(cells)
    refused.add([...unfit, ...left])
    const done = edits.filter(({ id }) => !reasons.has(id))
    if (done.length === 0) return
    remember(done.map(({ id, before }) => ({ id, values: before })))
    toast.success(`Pegamos en ${plural(done.length, 'producto', 'productos')}.`, {
      action: { label: 'Deshacer', run: () => void undo() },
    })
  }

  /** Takes back the last edit. */
  async function undo(): Promise<void> {
    const step = steps.current.at(-1)
    if (!step) return
    steps.current = steps.current.slice(0, -1)
    const reasons = await saveAll(step.map((edit) => ({ ...edit, version: versions.current.get(edit.id) ?? 1 })))
    const [reason] = reasons.values()
    if (reason === undefined) toast.success('Lo deshicimos.')
    else
      toast.error(`No deshicimos ${plural(reasons.size, 'producto', 'productos')}.`, { detail: reason, duration: null })
  }

  return { save, write, undo, saving, refused }
}

export type Edits = ReturnType<typeof useEdits>

function pick(product: Product, values: ProductChanges): ProductChanges {
  return Object.fromEntries(Object.keys(values).map((key) => [key, product[key as Column['field']] ?? null]))
}
