// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ChatActionLimits = { text: { maxLength: 4096 }, minutes: { minimum: 5, maximum: 525600 } } as const
