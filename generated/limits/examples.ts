// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ExampleEntityLimits = {
  start: { minimum: 0, maximum: 255 },
  end: { minimum: 1, maximum: 255 },
  value: { maxLength: 255 },
  canonical_value: { maxLength: 60 },
} as const

export const ExampleInputLimits = {
  text: { maxLength: 255 },
  entities: { maxItems: 20 },
  source_message_id: { minimum: 1 },
  version: { minimum: 1 },
} as const

export const ExampleMoveLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ExampleIdsLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ExampleSuggestionInputLimits = { text: { maxLength: 255 } } as const

export const ExampleCheckInputLimits = { text: { maxLength: 255 } } as const

export const ExampleChangeLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ExampleImportLimits = { filename: { maxLength: 255 }, content: { maxLength: 10000000 } } as const
