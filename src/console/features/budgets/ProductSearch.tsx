import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { BudgetItemInputLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { useDebounced } from '../../engine/useDebounced.ts'
import { useBotId } from '../../session/index.ts'
import { Field } from '../../ui/Field.tsx'
import { formatMoney, formatNumber } from '../../ui/format.ts'
import { Choice } from '../../ui/Picker.tsx'
import { useLoad } from '../../ui/useLoad.ts'

/** A product as a line of a quotation. */
export type BudgetProduct = components['schemas']['BudgetProduct']

const find = (bot: number, q: string, signal: AbortSignal) =>
  unwrap(api.GET('/budgets/products/{bot}', { params: { path: { bot }, query: { q } }, signal }))

/** Returns whether the bot has a catalogue, and the money of its quotations. */
export function useCatalogue() {
  const bot = useBotId()
  return useLoad(`budget catalogue ${bot}`, (signal) => find(bot, '', signal)).data
}

/** Finds products by what is typed, and passes the chosen one on. Keyboard: arrows, Enter and Escape. */
export function ProductSearch({ onChoose }: { onChoose: (product: BudgetProduct) => void }) {
  const bot = useBotId()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const q = useDebounced(typed.trim())
  const { data } = useLoad(`budget products ${bot} ${q}`, (signal) => find(bot, q, signal))
  // Until the next ones are there, those of the last letters stay.
  const shown = useRef<BudgetProduct[]>([])
  if (data) shown.current = data.products
  const products = typed.trim() === '' ? [] : shown.current
  const isSearched = q !== '' && q === typed.trim() && data !== undefined
  const open = isOpen && typed.trim() !== '' && (products.length > 0 || isSearched)

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])

  function choose(product: BudgetProduct | undefined): void {
    if (!product) return
    onChoose(product)
    setTyped('')
    setActive(0)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && open) setActive((active + step + products.length) % Math.max(1, products.length))
    // While the answer is on its way, Enter must not submit the quotation.
    else if (event.key === 'Enter' && typed.trim() !== '') {
      if (isSearched) choose(products[active])
    } else if (event.key === 'Escape' && open) setIsOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field
      id={id}
      label="Agregar un producto"
      help="Su precio y su IVA de hoy quedan en el renglón."
      className="picker"
    >
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && products.length > 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-help`}
        placeholder="Nombre, código o marca"
        maxLength={BudgetItemInputLimits.description.maxLength}
        value={typed}
        onChange={(event) => {
          setActive(0)
          setIsOpen(true)
          setTyped(event.target.value)
        }}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        className="picker-list"
        role="listbox"
        id={`${id}-list`}
        aria-label="Productos encontrados"
        hidden={!open}
        ref={list}
      >
        {products.map((product, at) => (
          <Choice key={product.key} id={`${id}-${at}`} active={at === active} onChoose={() => choose(product)}>
            {product.description}
            <small>{factsOf(product)}</small>
          </Choice>
        ))}
      </div>
      {open && products.length === 0 && <p className="picker-none">Ningún producto coincide.</p>}
    </Field>
  )
}

/** What a person chooses by, besides the name. */
function factsOf({ sku, unit_price_cents, currency, stock, availability }: BudgetProduct): string {
  const price = unit_price_cents === null ? 'Sin precio' : formatMoney(unit_price_cents, currency)
  const left = availability === 'out_of_stock' ? 'sin stock' : stock === null ? '' : `quedan ${formatNumber(stock)}`
  return [price, sku, left].filter(Boolean).join(' · ')
}
