// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const EntityValueLimits = {
  value: { maxLength: 60 },
  synonyms: { maxItems: 50, items: { maxLength: 60 } },
  renamed_from: { maxLength: 60 },
} as const

export const EntityInputLimits = {
  label: { maxLength: 40 },
  values: { maxItems: 2000 },
  pattern: { maxLength: 255 },
  fuzzy: { minimum: 0, maximum: 1 },
  prompt_question: { maxLength: 255 },
  prompt_example: { maxLength: 60 },
  version: { minimum: 1 },
} as const

export const PatternTestInputLimits = { pattern: { maxLength: 255 }, text: { maxLength: 500 } } as const
