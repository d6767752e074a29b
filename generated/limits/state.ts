// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const BotStateInputLimits = { message: { maxLength: 1024 } } as const
