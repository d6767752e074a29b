import { api, asJson, unwrap } from '../../../../api/client.ts'

/** Products that are put in order by hand: the first ones; the others follow as they were added. */
export const SHOWN = 200

/** Returns the order of a form's products and characteristics, with the names of those that are shown. */
export async function readOrder(bot: number, idForm: number, signal: AbortSignal) {
  const path = { bot, idForm }
  const query = { range: [0, SHOWN - 1], sort: ['order', 'ASC'] } as never
  const [order, products, characteristics] = await Promise.all([
    unwrap(api.GET('/forms/products/reorder/{bot}/{idForm}', { params: { path }, signal })),
    unwrap(
      api.GET('/forms/products/inventory/{bot}/{idForm}', { params: { path, query }, querySerializer: asJson, signal }),
    ),
    unwrap(
      api.GET('/forms/products/characteristics/{bot}/{idForm}', {
        ...{ params: { path, query }, querySerializer: asJson, signal },
      }),
    ),
  ])
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const far = order.pinned.filter((id) => !names.has(id))
  const farther = await Promise.all(
    far.map((id) =>
      unwrap(api.GET('/forms/products/inventory/{bot}/{idForm}/{id}', { params: { path: { ...path, id } }, signal })),
    ),
  )
  return {
    order,
    names,
    labels: new Map(characteristics.map(({ id, label }) => [id, label])),
    /** pinned products beyond those that are shown */
    farPinned: farther.map(({ id, name }) => ({ id, name })),
  }
}
