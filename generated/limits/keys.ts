// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ApiKeyUpdateLimits = { name: { maxLength: 40 }, scopes: { minItems: 1 } } as const

export const ApiKeyInputLimits = { name: { maxLength: 40 }, scopes: { minItems: 1 } } as const

export const ApiKeyListLimits = { keys: { maxItems: 20 } } as const
