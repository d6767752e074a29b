import './budget.css'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { quickBudgetCreate } from '../../../../generated/bodies/budgets.ts'
import { BudgetItemInputLimits, QuickBudgetInputLimits } from '../../../../generated/limits.ts'
import { newKey } from '../../../contract/key.ts'
import { api, unwrap } from '../../api/client.ts'
import { DirtyGuard, useLeave } from '../../engine/form/DirtyGuard.tsx'
import { Form } from '../../engine/form/Form.tsx'
import { FormFoot, Submit } from '../../engine/form/FormFoot.tsx'
import { Crafted, Lines, Text } from '../../engine/form/kit.tsx'
import type { Problems } from '../../engine/form/problems.ts'
import { useForm } from '../../engine/form/useForm.ts'
import { useBotId } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatMoney } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { BudgetPreview } from './BudgetPreview.tsx'
import { lineTotal, parseMoney, parseNumber } from './money.ts'

type Budget = components['schemas']['Budget']

interface Typed {
  key: string
  description: string
  quantity: string
  price: string
  discount: string
}

interface Values {
  items: Typed[]
  notes: string
  valid_days: string
}

const blank = (): Typed => ({ key: newKey(), description: '', quantity: '1', price: '', discount: '0' })

const parsed = (item: Typed) => ({
  description: item.description.trim(),
  quantity: parseNumber(item.quantity),
  unit_price_cents: parseMoney(item.price),
  discount_percent: parseNumber(item.discount || '0'),
})

/** What is said of amounts that can't be read; a rule knows only that it got no number. */
function misread({ items }: Values): Problems {
  const typed = items.flatMap(({ quantity, price, discount }, at) => [
    { path: `items.${at}.quantity`, text: quantity, value: parseNumber(quantity) },
    { path: `items.${at}.unit_price_cents`, text: price, value: parseMoney(price) },
    { path: `items.${at}.discount_percent`, text: discount, value: parseNumber(discount || '0') },
  ])
  return typed
    .filter(({ text, value }) => text.trim() !== '' && Number.isNaN(value))
    .map(({ path }) => ({ path, text: 'Escribir un número como 1.234,50.' }))
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

/** Makes a quotation, shows its PDF, and sends it to the customer. Whoever goes back finds what they wrote. */
export default function BudgetDialog({ chat, onClose }: BudgetDialogProps) {
  const botId = useBotId()
  const [budget, setBudget] = useState<Budget>()
  const [key, setKey] = useState(() => newKey())
  const form = useForm<Values, components['schemas']['QuickBudgetInput'], object, Budget>({
    operation: quickBudgetCreate,
    valuesOf: () => ({ items: [blank()], notes: '', valid_days: '15' }),
    bodyOf,
    inspect: misread,
    tells: (place): boolean => !misread(form.getValues()).some(({ path }) => path === place),
    says: 'banner',
    send: (body) => {
      const params = { path: { bot: botId, id: chat.id }, header: { 'Idempotency-Key': key } }
      // what is changed and sent again is another request
      setKey(newKey())
      const create = () => unwrap(api.POST('/quickbudget/{bot}/{id}', { params, body }))
      return withToasts('quickBudgetCreate', create, () => true)
    },
    onDone: setBudget,
  })
  const { leave, question } = useLeave(form, onClose)
  return (
    <Dialog open title="Presupuesto" width={760} onClose={leave}>
      {budget ? (
        <BudgetPreview chatId={chat.id} budget={budget} onBack={() => setBudget(undefined)} onClose={onClose} />
      ) : (
        <Form form={form} className="dialog-form">
          <p className="soft">
            Para <bdi>{chat.user_name}</bdi>. Verás los impuestos y el total antes de enviarlo.
          </p>
          {form.message && (
            <Banner tone="danger" role="alert">
              {form.message}
            </Banner>
          )}
          <Crafted of={form} name="items">
            {({ value, onChange, error }) => <Items items={value} error={error} onChange={onChange} />}
          </Crafted>
          <Text
            of={form}
            name="valid_days"
            label="Validez en días"
            kind="number"
            inputMode="numeric"
            maxLength={String(QuickBudgetInputLimits.valid_days.maximum).length}
          />
          <Lines of={form} name="notes" rows={3} />
          <DirtyGuard />
          <FormFoot className="dialog-actions">
            <Button onClick={leave}>Cancelar</Button>
            <Submit text="Ver el presupuesto" />
          </FormFoot>
        </Form>
      )}
      {question}
    </Dialog>
  )
}

const bodyOf = ({ items, notes, valid_days }: Values) => ({
  ...{ items: items.map(filled), notes, valid_days: Number(valid_days) },
})

interface ItemsProps {
  items: Typed[]
  error: (path: string) => string | undefined
  onChange: (items: Typed[]) => void
}

/** The lines of a quotation, and what they come to. */
function Items({ items, error, onChange }: ItemsProps) {
  const total = items.map((item) => lineTotal(parsed(item))).reduce((sum, one) => sum + (one || 0), 0)
  const set = (at: number, change: Partial<Typed>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)))
  return (
    <>
      <ol className="budget-items">
        {items.map((item, at) => (
          <li key={item.key} className="budget-item">
            <TextField
              className="budget-description"
              label="Descripción"
              kind="all"
              maxLength={BudgetItemInputLimits.description.maxLength}
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
              error={error(`${at}.unit_price_cents`)}
            />
            <TextField
              label="Descuento %"
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
        <Button
          variant="ghost"
          icon="plus"
          disabled={items.length >= QuickBudgetInputLimits.items.maxItems}
          onClick={() => onChange([...items, blank()])}
        >
          Agregar un renglón
        </Button>
        <output className="budget-total num">Suma: {formatMoney(total)}</output>
      </div>
    </>
  )
}
