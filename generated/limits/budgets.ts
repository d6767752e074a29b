// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const BudgetBusinessLimits = {
  name: { maxLength: 80 },
  legal_name: { maxLength: 120 },
  address: { maxLength: 160 },
  phone: { maxLength: 30 },
  email: { maxLength: 150 },
  web: { maxLength: 500 },
} as const

export const BudgetSeriesLimits = { jump: { minimum: 1, maximum: 10000 } } as const

export const BudgetSettingsLimits = {
  number_prefix: { maxLength: 6 },
  next_number: { minimum: 1, maximum: 99999999 },
  default_tax_rate: { minimum: 0, maximum: 100 },
  valid_days: { minimum: 1, maximum: 365 },
  reminder_days: { minimum: 0, maximum: 30 },
  payment_terms: { maxLength: 500 },
  notes: { maxLength: 1000 },
  footer: { maxLength: 300 },
  bank_details: { maxLength: 300 },
  message_text: { maxLength: 1024 },
  require_approval_over_cents: { minimum: 0 },
  version: { minimum: 1 },
} as const

export const BudgetItemInputLimits = {
  description: { maxLength: 200 },
  quantity: { maximum: 1000000 },
  unit: { maxLength: 10 },
  unit_price_cents: { minimum: 0, maximum: 100000000000 },
  discount_percent: { minimum: 0, maximum: 100 },
  tax_rate: { minimum: 0, maximum: 100 },
} as const

export const BudgetDiscountLimits = { value: { minimum: 0, maximum: 100000000000 } } as const

export const QuickBudgetInputLimits = {
  items: { minItems: 1, maxItems: 100 },
  valid_days: { minimum: 1, maximum: 365 },
  notes: { maxLength: 1000 },
  version: { minimum: 1 },
} as const

export const BudgetAnswerInputLimits = { comment: { maxLength: 500 } } as const
