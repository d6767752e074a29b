import { newKey } from '../../../contract/key.ts'
import './budget.css'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { BudgetItemInputLimits, QuickBudgetInputLimits } from '../../../../generated/limits.ts'
import { quickBudgetCreateBody } from '../../../../generated/validators/budgets.js'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { brokenRules } from '../../ui/problems.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { BudgetPreview } from './BudgetPreview.tsx'
import { formatMoney, lineTotal, parseMoney, parseNumber } from './money.ts'

type Budget = components['schemas']['Budget']

interface Typed {
  key: string
  description: string
  quantity: string
  price: string
  discount: string
}

const blank = (): Typed => ({ key: newKey(), description: '', quantity: '1', price: '', discount: '0' })

const parsed = (item: Typed) => ({
  description: item.description.trim(),
  quantity: parseNumber(item.quantity),
  unit_price_cents: parseMoney(item.price),
  discount_percent: parseNumber(item.discount || '0'),
})

/** What is said of amounts that can't be read, by place; a rule knows only that it got no number. */
function misread(items: readonly Typed[]): Record<string, string> {
  const typed = items.flatMap(({ quantity, price, discount }, at) => [
    { place: `items.${at}.quantity`, text: quantity, value: parseNumber(quantity) },
    { place: `items.${at}.unit_price_cents`, text: price, value: parseMoney(price) },
    { place: `items.${at}.discount_percent`, text: discount, value: parseNumber(discount || '0') },
  ])
  const wrong = typed.filter(({ text, value }) => text.trim() !== '' && Number.isNaN(value))
  return Object.fromEntries(wrong.map(({ place }) => [place, 'Escribir un número como 1.234,50.']))
}

/** The line without what was left out: what is missing is told of as such. */
const filled = (item: Typed) => ({
  ...parsed(item),
  ...(!item.quantity.trim() && { quantity: undefined }),
  ...(!item.price.trim() && { unit_price_cents: undefined }),
})

interface BudgetDialogProps {
  chat: { id: number; user_name: string }
  onClose: () => void
}

/** Makes a quotation, shows its PDF, and sends it to the customer. */
export default function BudgetDialog({ chat, onClose }: BudgetDialogProps) {
  const [budget, setBudget] = useState<Budget>()
  return (
    <Dialog open title="Presupuesto" width={760} onClose={onClose}>
      {budget ? (
        <BudgetPreview chatId={chat.id} budget={budget} onBack={() => setBudget(undefined)} onClose={onClose} />
      ) : (
        <Form chatId={chat.id} name={chat.user_name} onMade={setBudget} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface FormProps {
  chatId: number
  name: string
  onMade: (budget: Budget) => void
  onClose: () => void
}

function Form({ chatId, name, onMade, onClose }: FormProps) {
  const botId = useBotId()
  const [items, setItems] = useState<Typed[]>(() => [blank()])
  const [notes, setNotes] = useState('')
  const [days, setDays] = useState('15')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(() => newKey())
  const lines = items.map(parsed)
  const total = lines.reduce((sum, line) => sum + (Number.isFinite(lineTotal(line)) ? lineTotal(line) : 0), 0)
  const set = (at: number, change: Partial<Typed>) =>
    setItems((before) => before.map((item, index) => (index === at ? { ...item, ...change } : item)))

  async function make(): Promise<void> {
    const body = { items: lines, notes, valid_days: Number(days) }
    const problem = brokenRules(quickBudgetCreateBody, { ...body, items: items.map(filled) })
    setErrors({ ...problem?.fields, ...misread(items) })
    setMessage(problem?.message ?? '')
    if (problem) return
    setBusy(true)
    const params = { path: { bot: botId, id: chatId }, header: { 'Idempotency-Key': key } }
    const create = () => unwrap(api.POST('/quickbudget/{bot}/{id}', { params, body }))
    await withToasts('quickBudgetCreate', create).then(onMade, () => {})
    // what is changed and sent again is another request
    setKey(newKey())
    setBusy(false)
  }

  return (
    <form
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <p className="soft">
        Para <bdi>{name}</bdi>. Verás los impuestos y el total antes de enviarlo.
      </p>
      {message && (
        <Banner tone="danger" role="alert">
          {message}
        </Banner>
      )}
      <ol className="budget-items">
        {items.map((item, at) => {
          const error = (field: string) => errors[`items.${at}.${field}`]
          return (
            <li key={item.key} className="budget-item">
              <TextField
                className="budget-description"
                label="Descripción"
                kind="all"
                maxLength={BudgetItemInputLimits.description.maxLength}
                required
                value={item.description}
                onChange={(description) => set(at, { description })}
                error={error('description')}
              />
              <TextField
                label="Cantidad"
                inputMode="decimal"
                value={item.quantity}
                onChange={(quantity) => set(at, { quantity })}
                error={error('quantity')}
              />
              <TextField
                label="Precio unitario"
                inputMode="decimal"
                required
                value={item.price}
                onChange={(price) => set(at, { price })}
                error={error('unit_price_cents')}
              />
              <TextField
                label="Descuento %"
                inputMode="decimal"
                value={item.discount}
                onChange={(discount) => set(at, { discount })}
                error={error('discount_percent')}
              />
              <IconButton
                icon="delete"
                label={`Quitar el renglón ${at + 1}`}
                disabled={items.length === 1}
                onClick={() => setItems(items.filter((other) => other !== item))}
              />
            </li>
          )
        })}
      </ol>
      <div className="dialog-line">
        <Button
          variant="ghost"
          icon="plus"
          disabled={items.length >= 100}
          onClick={() => setItems([...items, blank()])}
        >
          Agregar un renglón
        </Button>
        <output className="budget-total num">Suma: {formatMoney(total)}</output>
      </div>
      <TextField
        label="Validez en días"
        kind="number"
        inputMode="numeric"
        maxLength={String(QuickBudgetInputLimits.valid_days.maximum).length}
        value={days}
        onChange={setDays}
        error={errors.valid_days}
      />
      <TextArea
        label="Notas"
        rows={3}
        maxLength={QuickBudgetInputLimits.notes.maxLength}
        value={notes}
        onChange={setNotes}
        error={errors.notes}
      />
      <footer className="dialog-actions">
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="primary" type="submit" busy={busy}>
          Ver el presupuesto
        </Button>
      </footer>
    </form>
  )
}
