import { sql } from 'kysely'
import { dayIn } from '../../../contract/zone.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { withIdempotency } from '../../foundation/http/idempotency.ts'
import { page } from '../../foundation/http/page.ts'
import { exact, listRows, text } from '../../foundation/store/list.ts'
import { type Budget, budgetOf, budgets, createBudgetVersion, statusNow, toBudget } from './budget.ts'
import { drawBudget } from './pdf-thread.ts'
import { imagesOf } from './pictures.ts'
import { productsForBudget } from './products.ts'
import { answerPublic, pagePreview, pdfPublic, showPublic } from './public.ts'
import { pdfOf, sendBudget } from './send.ts'
import { type BudgetSettings, saveSettings, settingsOf } from './settings.ts'

const columns = () => ({
  id: exact('q.id'),
  number: text('q.number'),
  status: exact(statusNow()),
  chat_id: exact('q.chat_id'),
  contact_id: exact(sql`(q.contact->>'id')::int`),
  created_by: exact('q.created_by'),
  'contact.name': text(sql`q.contact->>'name'`),
  date: exact('q.date'),
  valid_until: exact('q.valid_until'),
  total_cents: exact('q.total_cents'),
})

/** Endpoints for quotations, in chats and as a list. */
export const budget = handlerGroup({
  quickBudgetGet: async ({ scope, params, reply }) => reply(200, await pdfOf(scope, params.id)),
  quickBudgetPageGet: async ({ scope, params }) => ({ html: await pagePreview(scope, params.id) }),
  quickBudgetCreate: ({ scope, params, body }) =>
    withIdempotency('quickBudgetCreate', scope, [params.id], [params.id, body], () =>
      createBudgetVersion(scope, params.id, body),
    ),
  quickBudgetSend: ({ scope, params }) => sendBudget(scope, params.id),

  budgetList: async ({ scope, query }) => {
    const { items, total } = await listRows(budgets(scope), query, columns())
    return page(items.map(toBudget), total)
  },
  budgetProductList: async ({ scope, query }) => productsForBudget(scope, query.q ?? ''),
  budgetGet: ({ scope, params }) => budgetOf(scope, params.id),

  budgetSettingsGet: ({ scope }) => settingsOf(scope),
  budgetSettingsUpdate: ({ scope, body }) => saveSettings(scope, body),
  budgetSettingsPreview: async ({ scope, body, services, reply }) => {
    const pictures = await imagesOf(scope.botId, body)
    return reply(
      200,
      await drawBudget({ budget: sample(body, services.clock(), scope.timeZone), settings: body, pictures }),
    )
  },

  budgetPublicGet: ({ params }) => showPublic(params.token),
  budgetPublicAnswer: ({ params, body }) => answerPublic(params.token, body),
  budgetPublicPdfGet: async ({ params, reply }) => reply(200, await pdfPublic(params.token)),
})

/** Returns a sample quotation to preview settings. */
function sample(
  { number_prefix, next_number, currency, default_tax_rate, tax_mode }: BudgetSettings,
  at: Date,
  zone: string,
): Budget {
  const day = dayIn(at, zone)
  const item = {
    product_id: null,
    description: 'Producto de muestra',
    quantity: 2,
    unit: 'u',
    unit_price_cents: 100_000,
  }
  const tax = Math.round(
    tax_mode === 'none' ? 0 : (200_000 * default_tax_rate) / (tax_mode === 'added' ? 100 : 100 + default_tax_rate),
  )
  return {
    id: 1,
    number: `${number_prefix}${String(next_number).padStart(5, '0')}`,
    chat_id: 1,
    contact: { id: null, name: 'Cliente de muestra', phone: '', email: '' },
    date: day,
    valid_until: day,
    items: [{ ...item, discount_percent: 0, tax_rate: default_tax_rate, total_cents: 200_000 }],
    discount: null,
    subtotal_cents: 200_000,
    tax_total_cents: tax,
    total_cents: 200_000 + (tax_mode === 'added' ? tax : 0),
    currency,
    notes: '',
    status: 'draft',
    sent_at: null,
    viewed_at: null,
    accepted_at: null,
    pdf_hash: '',
    created_by: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    version: 1,
  }
}
