import './budget.css'
import { useRef, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { quickBudgetCreate } from '../../../../generated/bodies/budgets.ts'
import { BudgetItemInputLimits, QuickBudgetInputLimits } from '../../../../generated/limits.ts'
import { newKey } from '../../../contract/key.ts'
import { api, unwrap } from '../../api/client.ts'
import { DirtyGuard, useConfirmClose } from '../../engine/form/DirtyGuard.tsx'
import { Form } from '../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../engine/form/FormFooter.tsx'
import { CustomField, MultilineInput, TextInput } from '../../engine/form/inputs.tsx'
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
import { lineTotal, parseMoney, parseQuantity } from './money.ts'

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
  quantity: parseQuantity(item.quantity),
  unit_price_cents: parseMoney(item.price),
  discount_percent: parseQuantity(item.discount || '0'),
})

/** Returns problems for amounts that cannot be parsed; the rules only know that there is no number. */
function misread({ items }: Values): Problems {
  const typed = items.flatMap(({ quantity, price, discount }, at) => [
    { path: `items.${at}.quantity`, text: quantity, value: parseQuantity(quantity) },
    { path: `items.${at}.unit_price_cents`, text: price, value: parseMoney(price) },
    { path: `items.${at}.discount_percent`, text: discount, value: parseQuantity(discount || '0') },
  ])
  return typed
    .filter(({ text, value }) => text.trim() !== '' && Number.isNaN(value))
    .map(({ path }) => ({ path, text: 'Escribe un número así: 1.234,50.' }))
}

/** Returns the line without its empty fields, so that they are reported as missing. */
const filled = (item: Typed) => ({
  ...parsed(item),
  ...(!item.quantity.trim() && { quantity: undefined }),
  ...(!item.price.trim() && { unit_price_cents: undefined }),
})

interface BudgetDialogProps {
  chat: { id: number; user_name: string }
  onClose: () => void
}

/** Creates a quotation, previews its PDF and sends it to the customer. Going back keeps the form values. */
export default function BudgetDialog({ chat, onClose }: BudgetDialogProps) {
  const botId = useBotId()
  const [budget, setBudget] = useState<Budget>()
  const attempt = useRef({ body: '', key: '' })
  const form = useForm<Values, components['schemas']['QuickBudgetInput'], object, Budget>({
    operation: quickBudgetCreate,
    valuesOf: () => ({ items: [blank()], notes: '', valid_days: '15' }),
    bodyOf,
    validate: misread,
    showsErrorsOf: (place): boolean => !misread(form.getValues()).some(({ path }) => path === place),
    errorDisplay: 'fields',
    send: (body) => {
      // Submitting the same values again must not create a second quotation; other values need a key of their own.
      const text = JSON.stringify(body)
      if (attempt.current.body !== text) attempt.current = { body: text, key: newKey() }
      const params = { path: { bot: botId, id: chat.id }, header: { 'Idempotency-Key': attempt.current.key } }
      const create = () => unwrap(api.POST('/quickbudget/{bot}/{id}', { params, body }))
      return withToasts('quickBudgetCreate', create, () => true)
    },
    onDone: setBudget,
  })
  const { leave, question } = useConfirmClose(form, onClose)
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
          <CustomField of={form} name="items">
            {({ value, onChange, error }) => <Items items={value} error={error} onChange={onChange} />}
          </CustomField>
          <TextInput
            of={form}
            name="valid_days"
            label="Validez (días)"
            kind="number"
            inputMode="numeric"
            maxLength={String(QuickBudgetInputLimits.valid_days.maximum).length}
          />
          <MultilineInput of={form} name="notes" rows={3} />
          <DirtyGuard />
          <FormFooter className="dialog-actions">
            <Button onClick={leave}>Cancelar</Button>
            <Submit text="Ver presupuesto" />
          </FormFooter>
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

/** The lines of a quotation and their total. */
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
        <Button
          variant="ghost"
          icon="plus"
          disabled={items.length >= QuickBudgetInputLimits.items.maxItems}
          onClick={() => onChange([...items, blank()])}
        >
          Agregar renglón
        </Button>
        <output className="budget-total num">Suma: {formatMoney(total)}</output>
      </div>
    </>
  )
}
