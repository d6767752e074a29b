// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const TeamUserEditLimits = { area_ids: { maxItems: 200 } } as const

export const InvitationInputLimits = { email: { maxLength: 150 } } as const
