// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const IntentInputLimits = { intent_name: { maxLength: 50 } } as const

export const IntentUpdateLimits = { description: { maxLength: 50 }, version: { minimum: 1 } } as const
