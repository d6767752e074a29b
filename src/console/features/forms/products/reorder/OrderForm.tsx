import { useState } from 'react'
import { ProductOrderLimits } from '../../../../../../generated/limits.ts'
import { ProductSortModeOptions } from '../../../../../../generated/options.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import { LeaveGuard } from '../../../../engine/form/DirtyGuard.tsx'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { withToasts } from '../../../../ui/call-toasts.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Order } from '../types.ts'
import { type readOrder, SHOWN } from './read-order.ts'
import { SortableList } from './SortableList.tsx'

interface OrderFormProps extends Awaited<ReturnType<typeof readOrder>> {
  bot: number
  idForm: number
  /** reads the stored order again */
  reload: () => Promise<{ data?: Awaited<ReturnType<typeof readOrder>> | undefined }>
}

/** What somebody puts in order: of the products only those that are shown. */
type Draft = Omit<Order, 'version'>

/**
 * Returns a draft of what exists: what was deleted is left out, what is new follows.
 * @param all all products, as those that are not shown can be pinned, too
 */
function fitted(draft: Draft, stored: Draft, all: readonly number[]): Draft {
  const fit = (ids: readonly number[], all: readonly number[]) => [
    ...new Set([...ids.filter((id) => all.includes(id)), ...all]),
  ]
  return {
    ...draft,
    product_ids: fit(draft.product_ids, stored.product_ids),
    characteristic_ids: fit(draft.characteristic_ids, stored.characteristic_ids),
    pinned: draft.pinned.filter((id) => all.includes(id)),
  }
}

/** Changes the order. What was changed stays until it is saved, also if somebody else saves another order meanwhile. */
export function OrderForm({ bot, idForm, order, names, labels, farPinned, reload }: OrderFormProps) {
  // With the version that it began from: one that is read again meanwhile may have changes of somebody else.
  const [draft, setDraft] = useState<{ values: Draft; version: number | undefined }>()
  const [isStale, setStale] = useState(false)
  const [busy, setBusy] = useState(false)
  const { version, ...rest } = order
  const stored = { ...rest, product_ids: order.product_ids.filter((id) => names.has(id)) }
  const shown = draft ? fitted(draft.values, stored, order.product_ids) : stored
  const from = draft ? draft.version : version
  const change = (values: Partial<Draft>) => setDraft({ values: { ...shown, ...values }, version: from })
  const most = ProductOrderLimits.pinned.maxItems
  const { pinned } = shown
  const pin = (id: number) => {
    if (pinned.includes(id)) change({ pinned: pinned.filter((other) => other !== id) })
    else if (pinned.length < most) change({ pinned: [...pinned, id] })
    else toast.info(`Puedes destacar hasta ${most} productos.`)
  }
  const save = async () => {
    setBusy(true)
    try {
      const body = { ...shown, ...(from !== undefined && { version: from }) }
      const params = { path: { bot, idForm } }
      await withToasts('productOrderUpdate', () =>
        unwrap(api.PUT('/forms/products/reorder/{bot}/{idForm}', { params, body })),
      )
      await reload()
      setDraft(undefined)
      setStale(false)
    } catch (error) {
      if (!(error instanceof ApiError)) return
      // Something that it names may have been deleted.
      if (error.status === 422) await reload()
      if (error.status === 409) {
        const { data } = await reload()
        setDraft({ values: shown, version: data ? data.order.version : from })
        setStale(true)
      }
    } finally {
      setBusy(false)
    }
  }
  if (shown.product_ids.length === 0 && shown.characteristic_ids.length === 0)
    return (
      <EmptyState icon="form" title="Todavía no hay productos." help="inventario">
        <p>Carga los primeros en Inventario y aquí los ordenas.</p>
      </EmptyState>
    )
  return (
    <div className="reorder">
      <LeaveGuard dirty={draft !== undefined} busy={busy} />
      <Select
        label="Orden"
        value={shown.sort_mode ?? 'manual'}
        options={ProductSortModeOptions}
        onChange={(value) => change({ sort_mode: value as Order['sort_mode'] })}
      />
      <section aria-labelledby="reorder-products">
        <h2 id="reorder-products">Productos</h2>
        <p className="soft">
          Los destacados van primero, hasta {most}. Arrastra, escribe el lugar o usa Alt con las flechas, Inicio o Fin.
        </p>
        <SortableList
          ids={shown.product_ids}
          names={names}
          label="Productos"
          fixed={shown.sort_mode !== 'manual'}
          onChange={(product_ids) => change({ product_ids })}
          pinned={pinned}
          onPin={pin}
        />
        {farPinned
          .filter(({ id }) => pinned.includes(id))
          .map(({ id, name }) => (
            <p key={id}>
              También está destacado {name}.{' '}
              <Button onClick={() => pin(id)}>
                Quitar<span className="sr-only"> {name}</span>
              </Button>
            </p>
          ))}
        {order.product_ids.length > shown.product_ids.length && (
          <p className="soft">Aquí ves los primeros {SHOWN}. Los demás siguen después.</p>
        )}
      </section>
      {shown.characteristic_ids.length > 0 && (
        <section aria-labelledby="reorder-asked">
          <h2 id="reorder-asked">Qué pregunta primero</h2>
          <SortableList
            ids={shown.characteristic_ids}
            names={labels}
            label="Características"
            onChange={(characteristic_ids) => change({ characteristic_ids })}
          />
        </section>
      )}
      {isStale && (
        <Banner tone="warning" role="alert">
          <p>Otra persona guardó cambios mientras ordenabas. Revisa el orden y guárdalo de nuevo.</p>
          <Button
            onClick={() => {
              setDraft(undefined)
              setStale(false)
            }}
          >
            Usar lo guardado
          </Button>
        </Banner>
      )}
      <Button variant="primary" busy={busy} onClick={() => void save()}>
        Guardar orden
      </Button>
    </div>
  )
}
