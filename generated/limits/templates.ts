// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ChatStartInputLimits = { phone: { maxLength: 40 }, name: { maxLength: 70 } } as const

export const ChatTemplateInputLimits = { target_id: { maxLength: 700 } } as const
