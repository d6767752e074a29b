import './budget.css'
import { useRef, useState } from 'react'
import type { components, operations } from '../../../../generated/api.d.ts'
import { quickBudgetCreate } from '../../../../generated/bodies/budgets.ts'
import { QuickBudgetInputLimits } from '../../../../generated/limits.ts'
import { parseNumber } from '../../../contract/format.ts'
import { newKey } from '../../../contract/key.ts'
import { api, asJson, unwrap } from '../../api/client.ts'
import { MONEY } from '../../engine/fields/typed-number.ts'
import { DirtyGuard, useConfirmClose } from '../../engine/form/DirtyGuard.tsx'
import { Form } from '../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../engine/form/FormFooter.tsx'
import { CustomField, MultilineInput, TextInput } from '../../engine/form/inputs.tsx'
import type { Problems } from '../../engine/form/problems.ts'
import { useForm } from '../../engine/form/useForm.ts'
import { useBotId } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { useLoad } from '../../ui/useLoad.ts'
import { BudgetPreview } from './BudgetPreview.tsx'
import { Items } from './Items.tsx'
import { blankLine, filledLine, type TypedLine, typedLine } from './lines.ts'
import { parseMoney, parseQuantity } from './money.ts'

type Budget = components['schemas']['Budget']
type ListQuery = NonNullable<operations['budgetList']['parameters']['query']>

interface Values {
  items: TypedLine[]
  notes: string
  valid_days: string
}

/** Returns problems for amounts that cannot be parsed; the rules only know that there is no number. */
function misread({ items }: Values): Problems {
  const typed = items.flatMap(({ quantity, price, discount }, at) => [
    { path: `items.${at}.quantity`, text: quantity, value: parseQuantity(quantity) },
    { path: `items.${at}.unit_price_cents`, text: price, value: parseMoney(price) },
    { path: `items.${at}.discount_percent`, text: discount, value: parseQuantity(discount || '0') },
  ])
  return typed
    .filter(({ text, value }) => text.trim() !== '' && Number.isNaN(value))
    .map(({ path, text }) => ({ path, text: misreadText(path, text) }))
}

function misreadText(path: string, typed: string): string {
  if ((parseNumber(typed) ?? 0) >= 0) return MONEY
  return path.endsWith('.quantity') ? 'Escribe una cantidad mayor que 0.' : 'Escribe 0 o más.'
}

interface BudgetDialogProps {
  chat: { id: number; user_name: string }
  onClose: () => void
}

/** Creates a quotation, previews its PDF and sends it to the customer. It goes on with the draft of the chat. */
export default function BudgetDialog(props: BudgetDialogProps) {
  const botId = useBotId()
  const { chat, onClose } = props
  const { data, error, reload } = useLoad(`draft ${botId} ${chat.id}`, async (signal) => {
    const query = { filter: { chat_id: chat.id, status: 'draft' }, range: [0, 0] } satisfies ListQuery
    const params = { path: { bot: botId }, query }
    const [draft] = await unwrap(api.GET('/budgets/{bot}', { params, querySerializer: asJson, signal }))
    return { draft }
  })
  if (data) return <BudgetForm {...props} draft={data.draft} />
  return (
    <Dialog open title="Presupuesto" width={760} onClose={onClose}>
      {error ? <LoadFailure error={error} onRetry={reload} /> : <Loading />}
    </Dialog>
  )
}

const DAYS = '15'
const DAY = 86_400_000

/** Returns what the form begins with: the lines of a draft, such as the order that the chatbot noted. */
const startOf = (draft: Budget | undefined): Values => ({
  items: draft ? draft.items.map(typedLine) : [blankLine()],
  notes: draft?.notes ?? '',
  valid_days: draft ? String(Math.round((Date.parse(draft.valid_until) - Date.parse(draft.date)) / DAY)) : DAYS,
})

/** The form and then the preview. Going back keeps the form values. */
function BudgetForm({ chat, draft, onClose }: BudgetDialogProps & { draft: Budget | undefined }) {
  const botId = useBotId()
  const [budget, setBudget] = useState<Budget>()
  const attempt = useRef({ body: '', key: '' })
  /** what the next version is made from */
  const base = useRef(draft)
  const form = useForm<Values, components['schemas']['QuickBudgetInput'], object, Budget>({
    operation: quickBudgetCreate,
    valuesOf: () => startOf(draft),
    bodyOf: (values) => bodyOf(values, base.current),
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
    onDone: (made) => {
      base.current = made
      setBudget(made)
    },
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
            {draft && ` Sigues con el borrador ${draft.number}.`}
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

/** @param base the quotation that was shown: if somebody changed it since, nothing is overwritten */
const bodyOf = ({ items, notes, valid_days }: Values, base: Budget | undefined) => ({
  ...{ items: items.map(filledLine), notes, valid_days: Number(valid_days) },
  ...(base && { version: base.version, discount: base.discount }),
})
