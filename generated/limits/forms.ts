// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const FormInputLimits = { name: { maxLength: 60 }, description: { maxLength: 300 }, version: { minimum: 1 } } as const

export const FormUpdateLimits = { name: { maxLength: 60 }, description: { maxLength: 300 }, version: { minimum: 1 } } as const

export const CharacteristicOptionLimits = { value: { maxLength: 40 }, synonyms: { maxItems: 50, items: { maxLength: 40 } } } as const

export const CharacteristicInputLimits = {
  label: { maxLength: 40 },
  options: { maxItems: 100 },
  unit: { maxLength: 10 },
  question: { maxLength: 255 },
  version: { minimum: 1 },
} as const

export const CharacteristicUpdateLimits = {
  label: { maxLength: 40 },
  options: { maxItems: 100 },
  unit: { maxLength: 10 },
  question: { maxLength: 255 },
  version: { minimum: 1 },
} as const

export const ProductVariantLimits = {
  sku: { maxLength: 40 },
  price_cents: { minimum: 0, maximum: 100000000000 },
  stock: { minimum: 0, maximum: 10000000 },
} as const

export const BranchStockLimits = { stock: { minimum: 0, maximum: 10000000 } } as const

export const ProductInputLimits = {
  sku: { maxLength: 40 },
  name: { maxLength: 100 },
  description: { maxLength: 2000 },
  category: { maxLength: 60 },
  images: { maxItems: 8 },
  price_cents: { minimum: 0, maximum: 100000000000 },
  sale_price_cents: { minimum: 0, maximum: 100000000000 },
  tax_rate: { minimum: 0, maximum: 100 },
  stock: { minimum: 0, maximum: 10000000 },
  stock_alert: { minimum: 0, maximum: 10000000 },
  variants: { maxItems: 100 },
  branch_stock: { maxItems: 200 },
  link: { maxLength: 500 },
  brand: { maxLength: 60 },
  synonyms: { maxItems: 50, items: { maxLength: 40 } },
  version: { minimum: 1 },
} as const

export const ProductUpdateLimits = {
  sku: { maxLength: 40 },
  name: { maxLength: 100 },
  description: { maxLength: 2000 },
  category: { maxLength: 60 },
  images: { maxItems: 8 },
  price_cents: { minimum: 0, maximum: 100000000000 },
  sale_price_cents: { minimum: 0, maximum: 100000000000 },
  tax_rate: { minimum: 0, maximum: 100 },
  stock: { minimum: 0, maximum: 10000000 },
  stock_alert: { minimum: 0, maximum: 10000000 },
  variants: { maxItems: 100 },
  branch_stock: { maxItems: 200 },
  link: { maxLength: 500 },
  brand: { maxLength: 60 },
  synonyms: { maxItems: 50, items: { maxLength: 40 } },
  version: { minimum: 1 },
} as const

export const ProductImportColumnLimits = { column: { minimum: 0, maximum: 99 }, field: { maxLength: 60 } } as const

export const ProductImportInputLimits = { columns: { minItems: 1, maxItems: 100 } } as const

export const ProductPriceInputLimits = { percent: { minimum: -90, maximum: 500 }, product_ids: { maxItems: 20000 }, category: { maxLength: 60 } } as const

export const ProductBulkInputLimits = { ids: { minItems: 1, maxItems: 20000 }, category: { maxLength: 60 } } as const

export const ProductCellsInputLimits = { rows: { minItems: 1, maxItems: 500 } } as const

export const ProductOrderLimits = {
  product_ids: { maxItems: 20000 },
  characteristic_ids: { maxItems: 60 },
  pinned: { maxItems: 5 },
  version: { minimum: 1 },
} as const

export const ProductSynonymInputLimits = { synonyms: { maxItems: 50, items: { maxLength: 40 } } } as const

export const ProductFeedInputLimits = { without_image: { minimum: 0 }, url: { maxLength: 300 } } as const

export const ProductSettingsLimits = {
  max_items: { minimum: 1, maximum: 10 },
  ask_before_listing: { maxItems: 20 },
  notify_contacts: { maxItems: 20 },
  version: { minimum: 1 },
} as const

export const FormExampleInputLimits = { text: { maxLength: 255 }, entities: { maxItems: 20 }, version: { minimum: 1 } } as const

export const BranchAddressLimits = {
  street: { maxLength: 80 },
  number: { maxLength: 10 },
  floor: { maxLength: 20 },
  city: { maxLength: 60 },
  province: { maxLength: 60 },
  postal_code: { maxLength: 10 },
} as const

export const BranchCoverageLimits = { radius_km: { minimum: 0, maximum: 200 }, postal_codes: { maxItems: 500 } } as const

export const BranchInputLimits = {
  name: { maxLength: 60 },
  code: { maxLength: 20 },
  lat: { minimum: -90, maximum: 90 },
  lng: { minimum: -180, maximum: 180 },
  phones: { maxItems: 10 },
  email: { maxLength: 150 },
  services: { maxItems: 50, items: { maxLength: 40 } },
  version: { minimum: 1 },
} as const

export const BranchMoveLimits = { position: { minimum: 1, maximum: 100000 } } as const

export const BranchQuestionLimits = { question: { maxLength: 255 }, answer_text: { maxLength: 1024 } } as const

export const BranchQuestionsLimits = { questions: { maxItems: 50 }, version: { minimum: 1 } } as const

export const BranchSettingsLimits = { max_listed: { minimum: 1, maximum: 10 }, closed_message: { maxLength: 1024 }, version: { minimum: 1 } } as const

export const SurveyConditionLimits = { value: { maxLength: 255 } } as const

export const SurveyShowIfLimits = { conditions: { minItems: 1, maxItems: 10 } } as const

export const SurveyOptionLimits = { label: { maxLength: 24 }, value: { maxLength: 60 } } as const

export const SurveyQuestionLimits = {
  text: { maxLength: 255 },
  options: { maxItems: 10 },
  error_text: { maxLength: 255 },
  max_retries: { minimum: 0, maximum: 5 },
  save_to: { maxLength: 60 },
} as const

export const SurveyQuestionsInputLimits = { questions: { maxItems: 100 }, version: { minimum: 1 } } as const

export const SurveyCreateInputLimits = { name: { maxLength: 60 }, description: { maxLength: 255 } } as const

export const SurveyLinkInputLimits = {
  name: { maxLength: 60 },
  response_limit: { minimum: 1, maximum: 1000000 },
  source_tag: { maxLength: 60 },
  version: { minimum: 1 },
} as const

export const SurveySettingsLimits = {
  name: { maxLength: 60 },
  description: { maxLength: 255 },
  intro: { maxLength: 1024 },
  thanks: { maxLength: 1024 },
  cancel_words: { maxItems: 20, items: { maxLength: 40 } },
  timeout_minutes: { minimum: 1, maximum: 1440 },
  trigger_area_ids: { maxItems: 50 },
  trigger_label_ids: { maxItems: 50 },
  trigger_delay_minutes: { minimum: 0, maximum: 1380 },
  webhook_url: { maxLength: 500 },
  consent_text: { maxLength: 1024 },
  retention_days: { minimum: 30, maximum: 3650 },
  version: { minimum: 1 },
} as const

export const SurveySendAudienceLimits = {
  contact_ids: { maxItems: 200 },
  area_ids: { maxItems: 50 },
  label_ids: { maxItems: 50 },
  active_days: { minimum: 1, maximum: 365 },
  exclude_answered_days: { minimum: 0, maximum: 365 },
} as const

export const SurveySendInputLimits = {
  name: { maxLength: 60 },
  contact_ids: { maxItems: 200 },
  area_ids: { maxItems: 50 },
  label_ids: { maxItems: 50 },
  active_days: { minimum: 1, maximum: 365 },
  exclude_answered_days: { minimum: 0, maximum: 365 },
  remind_after_hours: { minimum: 1, maximum: 168 },
} as const

export const SurveySendPreviewLimits = { count: { minimum: 0 }, contacts: { maxItems: 5 } } as const

export const SurveyAnswerChangeLimits = { values: { maxItems: 100 } } as const

export const SurveyPublicAnswerLimits = { values: { maxItems: 100 } } as const

export const SurveyPublicProgressLimits = { asked: { minItems: 1, maxItems: 100 } } as const

export const ContactFormFieldLimits = { label: { maxLength: 255 } } as const

export const ContactFormShowIfLimits = { conditions: { minItems: 1, maxItems: 10 } } as const

export const ContactFormConditionLimits = { value: { maxLength: 255 } } as const

export const ContactFormConsentLimits = { text: { maxLength: 500 }, url: { maxLength: 500 } } as const

export const ContactFormLimits = {
  fields: { minItems: 1, maxItems: 20 },
  intro: { maxLength: 1024 },
  thanks: { maxLength: 1024 },
  destinations: { maxItems: 20 },
  channels: { maxItems: 5 },
  version: { minimum: 1 },
} as const
