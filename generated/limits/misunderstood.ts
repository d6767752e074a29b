// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const MisunderstoodResolutionLimits = { message_ids: { minItems: 1, maxItems: 500 }, intent_name: { maxLength: 50 } } as const

export const MisunderstoodUndoLimits = { message_ids: { minItems: 1, maxItems: 500 } } as const
