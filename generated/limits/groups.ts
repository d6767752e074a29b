// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const GroupConditionLimits = { hidden: { minimum: 1, maximum: 20 } } as const

export const GroupRuleLimits = { conditions: { minItems: 1, maxItems: 20 } } as const

export const ContactGroupInputLimits = { name: { maxLength: 60 }, member_ids: { maxItems: 10000 }, version: { minimum: 1 } } as const

export const GroupPreviewLimits = { count: { minimum: 0 }, sample: { maxItems: 10 } } as const

export const GroupMembersInputLimits = { add: { maxItems: 1000 }, remove: { maxItems: 1000 } } as const
