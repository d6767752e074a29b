// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ResponseButtonLimits = { title: { maxLength: 20 }, target: { maxLength: 500 }, description: { maxLength: 72 } } as const

export const ResponseCardLimits = { title: { maxLength: 80 }, subtitle: { maxLength: 80 }, buttons: { maxItems: 3 } } as const

export const ResponseMessageLimits = {
  text: { maxLength: 4096 },
  variants: { maxItems: 5, items: { maxLength: 4096 } },
  caption: { maxLength: 1024 },
  latitude: { minimum: -90, maximum: 90 },
  longitude: { minimum: -180, maximum: 180 },
  delay_ms: { minimum: 0, maximum: 10000 },
  cards: { minItems: 1, maxItems: 10 },
} as const

export const ResponseSlotLimits = { question: { maxLength: 255 } } as const

export const ResponseConditionLimits = { value: { maxLength: 60 }, messages: { minItems: 1, maxItems: 5 }, buttons: { maxItems: 10 } } as const

export const WebhookHeaderLimits = { value: { maxLength: 1000 }, last4: { maxLength: 4 } } as const

export const WebhookFieldLimits = { path: { maxLength: 120 } } as const

export const ResponseWebhookLimits = {
  url: { maxLength: 500 },
  headers: { maxItems: 5 },
  timeout_seconds: { minimum: 1, maximum: 30 },
  fields: { maxItems: 20 },
  not_found_text: { maxLength: 1024 },
  fallback_text: { maxLength: 1024 },
} as const

export const MainResponseInputLimits = {
  category_id: { minimum: 1 },
  title: { maxLength: 50 },
  questions: { maxItems: 200, items: { maxLength: 255 } },
  messages: { minItems: 1, maxItems: 5 },
  buttons: { maxItems: 10 },
  next_id: { minimum: 1 },
  assign_labels: { maxItems: 20 },
  assign_area_id: { minimum: 1 },
  attempts: { minimum: 0, maximum: 5 },
  required_entities: { maxItems: 10 },
  ask_attempts: { minimum: 1, maximum: 5 },
  conditions: { maxItems: 20 },
  version: { minimum: 1 },
  known_questions: { maxItems: 10000, items: { maxLength: 255 } },
} as const

export const SecondaryResponseInputLimits = {
  name: { maxLength: 50 },
  questions: { maxItems: 200, items: { maxLength: 255 } },
  messages: { minItems: 1, maxItems: 5 },
  buttons: { maxItems: 10 },
  retry_text: { maxLength: 1024 },
  max_attempts: { minimum: 1, maximum: 5 },
  handoff_area_id: { minimum: 1 },
  version: { minimum: 1 },
} as const

export const QuickResponseInputLimits = {
  keywords: { minItems: 1, maxItems: 20, items: { maxLength: 40 } },
  answer: { maxLength: 1024 },
  buttons: { maxItems: 3 },
  handoff_area_id: { minimum: 1 },
  priority: { minimum: 1, maximum: 100 },
  version: { minimum: 1 },
} as const

export const QuickResponseOrderLimits = { ids: { minItems: 1, maxItems: 500 } } as const

export const ResponseCategoryInputLimits = { name: { maxLength: 40 }, version: { minimum: 1 } } as const

export const QuestionCheckInputLimits = { text: { maxLength: 255 } } as const

export const QuestionMoveLimits = { questions: { minItems: 1, maxItems: 200, items: { maxLength: 255 } } } as const

export const ResponseImportInputLimits = { content: { maxLength: 10000000 } } as const

export const ResponseLeadInputLimits = { title: { maxLength: 80 } } as const
