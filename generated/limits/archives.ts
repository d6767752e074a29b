// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const BotCloneInputLimits = { name: { maxLength: 60 } } as const

export const BotRemovalLimits = { name: { maxLength: 255 } } as const
