// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const Billing = {
  type: 'object',
  required: ['subscription', 'usage', 'tax_data', 'payment_method'],
  additionalProperties: false,
  properties: {
    subscription: { ref: () => Subscription },
    usage: { type: 'array', items: { ref: () => Usage } },
    tax_data: { anyOf: [{ ref: () => TaxData }, { type: 'null' }] },
    payment_method: { anyOf: [{ ref: () => PaymentMethod }, { type: 'null' }] },
  },
}
const CurrencyCode = { type: 'string', pattern: '^[A-Z]{3}$' }
const Error = {
  type: 'object',
  required: ['message', 'code'],
  additionalProperties: false,
  properties: {
    message: { type: 'string' },
    code: { type: 'string', pattern: '^[a-z_]+$' },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const Invoice = {
  type: 'object',
  required: [
    'id',
    'number',
    'date',
    'due',
    'amount_cents',
    'tax_cents',
    'currency',
    'status',
    'pdf_url',
    'payment_method',
    'lines',
  ],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    number: { type: 'string' },
    date: { type: 'string', format: 'date' },
    due: { type: 'string', format: 'date' },
    amount_cents: { type: 'integer', minimum: 0 },
    tax_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
    status: { ref: () => InvoiceStatus },
    pdf_url: { type: ['string', 'null'] },
    payment_method: { anyOf: [{ ref: () => PaymentMethod }, { type: 'null' }] },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['description', 'quantity', 'amount_cents'],
        additionalProperties: false,
        properties: {
          description: { type: 'string' },
          quantity: { type: 'integer', minimum: 1 },
          amount_cents: { type: 'integer' },
        },
      },
    },
  },
}
const InvoiceStatus = { type: 'string', enum: ['draft', 'open', 'paid', 'overdue', 'void'] }
const PaymentKind = { type: 'string', enum: ['card', 'mercado_pago', 'transfer'] }
const PaymentMethod = {
  type: 'object',
  required: ['kind', 'brand', 'last4', 'expires', 'reference'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => PaymentKind },
    brand: { type: ['string', 'null'], maxLength: 30 },
    last4: { type: ['string', 'null'], pattern: '^[0-9]{4}$' },
    expires: { type: ['string', 'null'], pattern: '^(0[1-9]|1[0-2])/[0-9]{2}$' },
    reference: { type: ['string', 'null'], maxLength: 60 },
  },
}
const Plan = {
  type: 'object',
  required: ['id', 'name', 'price_cents', 'currency', 'features', 'limits'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    price_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
    features: { type: 'array', items: { type: 'string' } },
    limits: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  },
}
const PlanChangePreview = {
  type: 'object',
  required: ['plan', 'credit_cents', 'charge_cents', 'currency', 'effective_at', 'lost'],
  additionalProperties: false,
  properties: {
    plan: { ref: () => Plan },
    credit_cents: { type: 'integer', minimum: 0 },
    charge_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
    effective_at: { type: 'string', format: 'date' },
    lost: { type: 'array', items: { type: 'string' } },
  },
}
const Subscription = {
  type: 'object',
  required: [
    'plan',
    'status',
    'current_period_start',
    'current_period_end',
    'auto_renew',
    'cancel_at',
    'trial_end',
    'next_amount_cents',
    'currency',
  ],
  additionalProperties: false,
  properties: {
    plan: { ref: () => Plan },
    status: { ref: () => SubscriptionStatus },
    current_period_start: { type: 'string', format: 'date' },
    current_period_end: { type: 'string', format: 'date' },
    auto_renew: { type: 'boolean' },
    cancel_at: { type: ['string', 'null'], format: 'date' },
    trial_end: { type: ['string', 'null'], format: 'date' },
    next_amount_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
  },
}
const SubscriptionStatus = { type: 'string', enum: ['trialing', 'active', 'past_due', 'paused', 'cancelled'] }
const TaxData = {
  type: 'object',
  required: ['legal_name', 'cuit', 'iva_condition', 'address', 'email'],
  additionalProperties: false,
  properties: {
    legal_name: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^<>\']*$' },
    cuit: { type: 'string', pattern: '^[0-9]{11}$' },
    iva_condition: { ref: () => VatCondition },
    address: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^<>\']*$' },
    email: { type: 'string', format: 'email', maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' },
  },
}
const Usage = {
  type: 'object',
  required: ['metric', 'used', 'limit', 'resets_at', 'projected'],
  additionalProperties: false,
  properties: {
    metric: { ref: () => UsageMetric },
    used: { type: 'integer', minimum: 0 },
    limit: { type: ['integer', 'null'], minimum: 0 },
    resets_at: { type: ['string', 'null'], format: 'date-time' },
    projected: { type: ['integer', 'null'], minimum: 0 },
  },
}
const UsageMetric = {
  type: 'string',
  enum: ['conversations', 'messages', 'campaigns', 'contacts', 'users', 'bots', 'storage_mb', 'training_per_day'],
}
const VatCondition = { type: 'string', enum: ['responsable_inscripto', 'monotributo', 'exento', 'consumidor_final'] }

export const answers = {
  billingGet: {
    200: validator(Billing),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  billingPlanList: {
    200: validator({ type: 'array', items: { ref: () => Plan } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  planChangePreview: {
    200: validator(PlanChangePreview),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  planChange: {
    200: validator(Billing),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  subscriptionCancel: {
    200: validator(Billing),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  subscriptionResume: {
    200: validator(Billing),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  taxDataUpdate: {
    200: validator(TaxData),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  paymentMethodUpdate: {
    200: validator(PaymentMethod),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  invoiceList: {
    200: validator({ type: 'array', items: { ref: () => Invoice } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  invoiceGet: {
    200: validator(Invoice),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  invoicePdfGet: {
    200: anything,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
