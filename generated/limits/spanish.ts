// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const SmallTalkInputLimits = { answer: { maxLength: 1024 }, phrases: { maxItems: 100, items: { maxLength: 80 } }, version: { minimum: 1 } } as const

export const SynonymGroupInputLimits = { words: { minItems: 2, maxItems: 30, items: { maxLength: 40 } }, version: { minimum: 1 } } as const
