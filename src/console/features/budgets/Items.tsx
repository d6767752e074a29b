import { BudgetItemInputLimits, QuickBudgetInputLimits } from '../../../../generated/limits.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { formatMoney } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { blankLine, parsedLine, type TypedLine, tidyPrice, withProduct } from './lines.ts'
import { lineTotal } from './money.ts'
import { ProductSearch, useCatalogue } from './ProductSearch.tsx'

interface ItemsProps {
  items: TypedLine[]
  error: (path: string) => string | undefined
  onChange: (items: TypedLine[]) => void
}

/** The lines of a quotation and their sum. */
export function Items({ items, error, onChange }: ItemsProps) {
  const catalogue = useCatalogue()
  const total = items.map((item) => lineTotal(parsedLine(item))).reduce((sum, one) => sum + (one || 0), 0)
  const set = (at: number, change: Partial<TypedLine>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)))
  const isFull = items.length >= QuickBudgetInputLimits.items.maxItems
  return (
    <>
      {!isFull && catalogue?.available && (
        <ProductSearch onChoose={(product) => onChange(withProduct(items, product, catalogue.currency))} />
      )}
      <ol className="budget-items">
        {items.map((item, at) => (
          <li key={item.key} className="budget-item">
            <TextField
              className="budget-description"
              label="Descripción"
              kind="all"
              limit={BudgetItemInputLimits.description.maxLength}
              required
              value={item.description}
              onChange={(description) => set(at, { description })}
              error={error(`${at}.description`)}
            />
            <TextField
              label="Cantidad"
              inputMode="decimal"
              value={item.quantity}
              onChange={(quantity) => set(at, { quantity })}
              error={error(`${at}.quantity`)}
            />
            <TextField
              label="Precio unitario"
              inputMode="decimal"
              required
              value={item.price}
              onChange={(price) => set(at, { price })}
              onBlur={() => set(at, { price: tidyPrice(item.price) })}
              error={error(`${at}.unit_price_cents`)}
            />
            <TextField
              label="Descuento (%)"
              inputMode="decimal"
              value={item.discount}
              onChange={(discount) => set(at, { discount })}
              error={error(`${at}.discount_percent`)}
            />
            <IconButton
              icon="delete"
              label={`Quitar el renglón ${at + 1}`}
              disabled={items.length === 1}
              onClick={() => onChange(items.filter((other) => other !== item))}
            />
          </li>
        ))}
      </ol>
      <div className="dialog-line">
        <Button variant="ghost" icon="plus" disabled={isFull} onClick={() => onChange([...items, blankLine()])}>
          Agregar renglón
        </Button>
        <output className="budget-total num">Suma: {formatMoney(total, catalogue?.currency)}</output>
      </div>
    </>
  )
}
