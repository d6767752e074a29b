// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const NewBotLimits = { name: { maxLength: 60 }, template: { maxLength: 40 }, timezone: { maxLength: 60 } } as const
