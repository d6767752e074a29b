// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const Budget = {
  type: 'object',
  required: [
    'id',
    'number',
    'chat_id',
    'contact',
    'date',
    'valid_until',
    'items',
    'discount',
    'subtotal_cents',
    'tax_total_cents',
    'total_cents',
    'currency',
    'notes',
    'status',
    'sent_at',
    'viewed_at',
    'accepted_at',
    'pdf_hash',
    'created_by',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    number: { type: 'string', maxLength: 20 },
    chat_id: { ref: () => Id },
    contact: { ref: () => BudgetContact },
    date: { type: 'string', format: 'date' },
    valid_until: { type: 'string', format: 'date' },
    items: { type: 'array', items: { ref: () => BudgetItem } },
    discount: { anyOf: [{ ref: () => BudgetDiscount }, { type: 'null' }] },
    subtotal_cents: { type: 'integer', minimum: 0 },
    tax_total_cents: { type: 'integer', minimum: 0 },
    total_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
    notes: { type: 'string', maxLength: 1000 },
    status: { ref: () => BudgetStatus },
    sent_at: { type: ['string', 'null'], format: 'date-time' },
    viewed_at: { type: ['string', 'null'], format: 'date-time' },
    accepted_at: { type: ['string', 'null'], format: 'date-time' },
    pdf_hash: { type: 'string', maxLength: 64 },
    created_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
    version: { ref: () => EntityVersion },
  },
}
const BudgetBusiness = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^<>\']*$' },
    legal_name: { type: 'string', maxLength: 120, pattern: '^[^<>\']*$' },
    cuit: { type: 'string', pattern: '^([0-9]{2}-?[0-9]{8}-?[0-9])?$' },
    iva_condition: { ref: () => IvaCondition },
    address: { type: 'string', maxLength: 160, pattern: '^[^<>\']*$' },
    phone: { type: 'string', maxLength: 30 },
    email: { type: 'string', maxLength: 150, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' },
    web: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    logo: { anyOf: [{ ref: () => MediaFile }, { type: 'null' }] },
  },
}
const BudgetContact = {
  type: 'object',
  required: ['id', 'name', 'phone', 'email'],
  additionalProperties: false,
  properties: {
    id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    name: { type: 'string', maxLength: 120 },
    phone: { type: 'string', maxLength: 30 },
    email: { type: 'string', maxLength: 150 },
  },
}
const BudgetDiscount = {
  type: 'object',
  required: ['kind', 'value'],
  additionalProperties: false,
  properties: { kind: { ref: () => BudgetDiscountKind }, value: { type: 'number', minimum: 0, maximum: 100000000000 } },
}
const BudgetDiscountKind = { type: 'string', enum: ['percent', 'cents'] }
const BudgetItem = {
  type: 'object',
  required: [
    'product_id',
    'description',
    'quantity',
    'unit',
    'unit_price_cents',
    'discount_percent',
    'tax_rate',
    'total_cents',
  ],
  additionalProperties: false,
  properties: {
    product_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    description: { type: 'string', maxLength: 200 },
    quantity: { type: 'number', minimum: 0 },
    unit: { type: 'string', maxLength: 10 },
    unit_price_cents: { type: 'integer', minimum: 0 },
    discount_percent: { type: 'number', minimum: 0, maximum: 100 },
    tax_rate: { type: 'number', minimum: 0, maximum: 100 },
    total_cents: { type: 'integer', minimum: 0 },
  },
}
const BudgetPublic = {
  type: 'object',
  required: [
    'business',
    'number',
    'date',
    'valid_until',
    'items',
    'subtotal_cents',
    'tax_total_cents',
    'total_cents',
    'currency',
    'status',
    'footer',
  ],
  additionalProperties: false,
  properties: {
    business: { type: 'string' },
    number: { type: 'string', maxLength: 20 },
    date: { type: 'string', format: 'date' },
    valid_until: { type: 'string', format: 'date' },
    items: { type: 'array', items: { ref: () => BudgetItem } },
    subtotal_cents: { type: 'integer', minimum: 0 },
    tax_total_cents: { type: 'integer', minimum: 0 },
    total_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
    status: { ref: () => BudgetStatus },
    footer: { type: 'string', maxLength: 300 },
  },
}
const BudgetSettings = {
  type: 'object',
  required: [
    'business',
    'number_prefix',
    'next_number',
    'currency',
    'tax_mode',
    'default_tax_rate',
    'valid_days',
    'footer',
    'template',
    'color',
    'message_text',
  ],
  additionalProperties: false,
  properties: {
    business: { ref: () => BudgetBusiness },
    number_prefix: { type: 'string', maxLength: 6, pattern: '^[A-Z0-9-]*$' },
    next_number: { type: 'integer', minimum: 1, maximum: 99999999 },
    currency: { ref: () => CurrencyCode },
    tax_mode: { ref: () => TaxMode },
    default_tax_rate: { type: 'number', minimum: 0, maximum: 100 },
    valid_days: { type: 'integer', minimum: 1, maximum: 365 },
    payment_terms: { type: 'string', maxLength: 500, pattern: '^[^<>\']*$' },
    notes: { type: 'string', maxLength: 1000, pattern: '^[^<>\']*$' },
    footer: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    bank_details: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    template: { ref: () => BudgetTemplate },
    color: { ref: () => Color },
    message_text: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
    require_approval_over_cents: { type: ['integer', 'null'], minimum: 0 },
    signature: { anyOf: [{ ref: () => MediaFile }, { type: 'null' }] },
    version: { ref: () => EntityVersion },
  },
}
const BudgetStatus = { type: 'string', enum: ['draft', 'sent', 'viewed', 'accepted', 'rejected', 'expired', 'cancelled'] }
const BudgetTemplate = { type: 'string', enum: ['classic', 'compact'] }
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const CreatedAt = { type: 'string', format: 'date-time' }
const CurrencyCode = { type: 'string', pattern: '^[A-Z]{3}$' }
const EntityVersion = { type: 'integer', minimum: 1 }
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
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const IvaCondition = { type: 'string', enum: ['responsable_inscripto', 'monotributo', 'exento', 'consumidor_final'] }
const MediaFile = {
  type: 'object',
  required: ['id', 'filename', 'type', 'size', 'url'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    filename: { type: 'string', maxLength: 255 },
    type: { type: 'string' },
    size: { type: 'integer', minimum: 0 },
    url: { type: 'string' },
  },
}
const Person = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const TaxMode = { type: 'string', enum: ['included', 'added', 'none'] }
const UpdatedAt = { type: 'string', format: 'date-time' }

export const answers = {
  quickBudgetGet: {
    200: anything,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  quickBudgetCreate: {
    201: validator(Budget),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  quickBudgetSend: {
    200: validator(Budget),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
  },
  budgetList: {
    200: validator({ type: 'array', items: { ref: () => Budget } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  budgetGet: {
    200: validator(Budget),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  budgetSettingsGet: {
    200: validator(BudgetSettings),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  budgetSettingsUpdate: {
    200: validator(BudgetSettings),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  budgetSettingsPreview: {
    200: anything,
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  budgetPublicGet: {
    200: validator(BudgetPublic),
    404: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  budgetPublicAnswer: {
    200: validator(BudgetPublic),
    400: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
