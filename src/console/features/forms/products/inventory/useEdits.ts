import { useEffect, useRef, useState } from 'react'
import { api, unwrap } from '../../../../api/client.ts'
import { ApiError, connectionNote, messageOf } from '../../../../api/errors.ts'
import { onConnectionBack } from '../../../../realtime/index.ts'
import { toastsOf } from '../../../../ui/call-toasts.ts'
import { plural } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Product, ProductChanges } from '../types.ts'
import { type Column, changeOf } from './columns.ts'
import { type RefusedCell, type TypedCell, useRefused } from './useRefused.ts'
import type { Rows } from './useRows.ts'

/** Why a change was not saved. */
interface Refusal {
  reason: string
  /** the product as a colleague left it meanwhile */
  current?: Product
  isUnreached?: boolean
}

async function refusalOf(error: unknown): Promise<Refusal> {
  const offline = connectionNote(error, false)
  if (offline) return { reason: offline, isUnreached: true }
  const current = error instanceof ApiError && error.status === 409 ? (error.current as Product | undefined) : undefined
  return { reason: messageOf(error, (await toastsOf('productUpdate')).error), ...(current && { current }) }
}
/** Products of one request. */
const CHUNK = 500
/** Times that a change is sent while colleagues change something else of its product. */
const ATTEMPTS = 3
/** Steps that can be taken back. */
const STEPS = 100

/** What {@link useEdits} says of products whose refused cells are saved after all. */
export const SAVED = 'Guardamos'

interface Edit {
  id: number
  values: ProductChanges
}

/** An edit with what its product said before, in the version that it changes. */
interface VersionedEdit extends Edit {
  before: ProductChanges
  version: number
}

/** Saves edits of cells, and takes them back. What is refused stays in its cell with the reason. */
export function useEdits(bot: number, idForm: number, rows: Rows) {
  const steps = useRef<Edit[][]>([])
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set())
  const refused = useRefused()
  /** the products as the server last told them; the rows are gone while the list is read again */
  const told = useRef(new Map<number, Product>())
  /** the save under way of each product: the next one needs the version that it makes */
  const turns = useRef(new Map<number, Promise<boolean>>())
  const path = { bot, idForm }

  const versionOf = ({ id, version }: Product) => Math.max(version ?? 0, told.current.get(id)?.version ?? 0)
  const shown = (product: Product) => {
    told.current.set(product.id, product)
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

  async function put(cell: TypedCell, values: ProductChanges, before: ProductChanges, attempt = 1): Promise<boolean> {
    const { product } = cell
    try {
      const body = { ...values, version: versionOf(product) }
      const params = { path: { ...path, id: product.id } }
      shown(await unwrap(api.PUT('/forms/products/inventory/{bot}/{idForm}/{id}', { params, body })))
      remember([{ id: product.id, values: before }])
      return true
    } catch (error) {
      const refusal = await refusalOf(error)
      const { current } = refusal
      if (current && isMade(current, values)) {
        shown(current)
        return true
      }
      if (current && attempt < ATTEMPTS && isUntouched(current, before)) {
        shown({ ...current, ...values } as Product)
        return put(cell, values, before, attempt + 1)
      }
      if (current) shown(current)
      else rows.replace({ ...(rows.get(product.id) ?? product), ...before } as Product)
      refused.add([refusedCell(cell, refusal)])
      return false
    } finally {
      setSaving((ids) => new Set([...ids].filter((id) => id !== product.id)))
    }
  }

  function remember(step: Edit[]): void {
    steps.current = [...steps.current, step].slice(-STEPS)
  }

  /**
   * Saves changes of products, those of which a colleague changed something else in their new version. Returns why those
   * that were not saved were refused.
   */
  async function saveAll(edits: readonly VersionedEdit[], attempt = 1): Promise<ReadonlyMap<number, Refusal>> {
    const refusals = new Map<number, Refusal>()
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
          const edit = part.find((one) => one.id === id)
          if (current && edit && isMade(current, edit.values)) continue
          refusals.set(id, { reason: message, ...(current && { current }) })
        }
      } catch (error) {
        const refusal = await refusalOf(error)
        for (const { id } of part) refusals.set(id, refusal)
      }
    }
    const again = edits.flatMap((edit) => {
      const current = refusals.get(edit.id)?.current
      return current && isUntouched(current, edit.before) ? [{ ...edit, version: versionOf(current) }] : []
    })
    if (again.length === 0 || attempt === ATTEMPTS) return refusals
    for (const { id } of again) refusals.delete(id)
    return new Map([...refusals, ...(await saveAll(again, attempt + 1))])
  }

  /**
   * Writes texts into cells. Those that do not fit, and those of a product that is refused, stay as they were typed.
   * @param done what was done with the products, such as «Pegamos en»
   */
  async function write(cells: readonly TypedCell[], done: string): Promise<void> {
    await Promise.all(cells.map(({ product }) => turns.current.get(product.id)))
    const now = cells.map((cell) => ({ ...cell, product: rows.get(cell.product.id) ?? cell.product }))
    const changed = now.filter(({ product, column, typed }) => typed !== column.text(product))
    const read = changed.map((cell) => ({ cell, change: changeOf(cell) }))
    const unfit = read.flatMap(({ cell, change }) => ('fault' in change ? [{ ...cell, reason: change.fault }] : []))
    const fit = read.flatMap(({ cell, change }) => ('fault' in change ? [] : [{ cell, values: change.values }]))
    const byProduct = new Map<number, VersionedEdit>()
    for (const { cell, values } of fit) {
      const { product } = cell
      const { id } = product
      const edit = byProduct.get(id) ?? { id, values: {}, version: versionOf(product), before: {} }
      Object.assign(edit.values, values)
      Object.assign(edit.before, pick(product, values))
      byProduct.set(id, edit)
    }
    const edits = [...byProduct.values()]
    const refusals = await saveAll(edits)
    const left = fit.flatMap(({ cell }) => {
      const refusal = refusals.get(cell.product.id)
      return refusal ? [refusedCell(cell, refusal)] : []
    })
    refused.forget(cells)
    refused.add([...unfit, ...left])
    const saved = edits.filter(({ id }) => !refusals.has(id))
    if (saved.length === 0) return
    remember(saved.map(({ id, before }) => ({ id, values: before })))
    toast.success(`${done} ${plural(saved.length, 'producto', 'productos')}.`, {
      action: { label: 'Deshacer', run: () => void undo() },
    })
  }

  /** Takes back the last edit. */
  async function undo(): Promise<void> {
    const step = steps.current.at(-1)
    if (!step) return
    steps.current = steps.current.slice(0, -1)
    const now = step.map(({ id, values }) => ({
      ...{ id, values, version: told.current.get(id)?.version ?? 1 },
      before: pick(rows.get(id), values),
    }))
    const refusals = await saveAll(now)
    const [refusal] = refusals.values()
    if (!refusal) toast.success('Lo deshicimos.')
    else
      toast.error(`No deshicimos ${plural(refusals.size, 'producto', 'productos')}.`, {
        ...{ detail: refusal.reason, duration: null },
      })
  }

  const latest = useRef({ write, refused, rows })
  latest.current = { write, refused, rows }
  useEffect(() => {
    let isSaving = false
    const saveUnreached = async () => {
      const { refused: now, write: save, rows: known } = latest.current
      // What somebody else wrote meanwhile is not overwritten unasked.
      const isSame = ({ product, column }: TypedCell) =>
        column.text(known.get(product.id) ?? told.current.get(product.id) ?? product) === column.text(product)
      const unreached = now.all.filter((cell) => cell.isUnreached && isSame(cell))
      if (isSaving || unreached.length === 0) return
      // A connection that is back is told by the browser and by the socket.
      isSaving = true
      await save(unreached, SAVED).finally(() => {
        isSaving = false
      })
    }
    return onConnectionBack(() => void saveUnreached())
  }, [])

  return { save, write, undo, saving, refused }
}

export type Edits = ReturnType<typeof useEdits>

/** Returns what a product says where it is changed. */
const pick = (product: Product | undefined, values: ProductChanges): ProductChanges =>
  Object.fromEntries(Object.keys(values).map((key) => [key, product?.[key as Column['field']] ?? null]))

/** Whether a colleague left alone what an edit changes. */
const isUntouched = (current: Product, values: ProductChanges): boolean =>
  Object.entries(pick(current, values)).every(([key, value]) => value === (values[key as Column['field']] ?? null))

/** Whether a product already says what a change makes of it, as after a save whose answer was lost. */
const isMade = (current: Product, values: ProductChanges): boolean => isUntouched(current, values)

/** Returns a cell that was refused, with what a colleague wrote into it meanwhile. */
function refusedCell(cell: TypedCell, { reason, current, isUnreached = false }: Refusal): RefusedCell {
  const now = current && cell.column.text(current)
  const isOther = now !== undefined && now !== cell.typed && now !== cell.column.text(cell.product)
  return { ...cell, reason: isOther ? `${reason} Ahora dice «${now}».` : reason, isUnreached }
}
