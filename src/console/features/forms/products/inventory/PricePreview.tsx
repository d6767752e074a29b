import { useEffect, useRef } from 'react'
import type { components } from '../../../../../../generated/api.d.ts'
import { formatMoney, formatNumber, plural } from '../../../../ui/format.ts'

/** Prices that are shown; the rest is counted. */
const SHOWN = 20

/** Shows what a change of prices would do. */
export function PricePreview({ shown }: { shown: components['schemas']['ProductPriceResult'] }) {
  const said = useRef<HTMLParagraphElement>(null)
  // On a phone it is below what was filled in.
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { count, price_count, without_price, offers_ended, changes } = shown
  const listed = changes.slice(0, SHOWN)
  const more = price_count - listed.length
  const texts = [
    count === 0
      ? 'Ningún precio cambia.'
      : `Cambian ${plural(count, 'producto', 'productos')}. Podrás deshacerlo durante 24 horas.`,
    without_price > 0 && `${plural(without_price, 'no tiene precio', 'no tienen precio')}.`,
    offers_ended > 0 &&
      `Con el redondeo ${offers_ended === 1 ? 'termina' : 'terminan'} ${plural(offers_ended, 'oferta', 'ofertas')}.`,
  ]
  return (
    <>
      <p ref={said} role="status">
        {texts.filter(Boolean).join(' ')}
      </p>
      {listed.length > 0 && (
        <table className="product-prices">
          <thead>
            <tr>
              <th scope="col">Producto</th>
              <th scope="col">Ahora</th>
              <th scope="col">Después</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ name, part, currency, old_cents, new_cents }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a variant may be called like the offer, and no row moves
              <tr key={place}>
                <th scope="row">{part === '' ? name : `${name} · ${part}`}</th>
                <td className="num">{formatMoney(old_cents, currency)}</td>
                <td className="num">{formatMoney(new_cents, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p>y {formatNumber(more)} más</p>}
    </>
  )
}
