// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ChatRuleTimeLimits = { days: { minItems: 1, maxItems: 7, items: { minimum: 0, maximum: 6 } } } as const

export const ChatRuleConditionLimits = { hidden: { minimum: 1, maximum: 20 } } as const

export const ChatRuleNoticeLimits = { user_ids: { minItems: 1, maxItems: 20 } } as const

export const ChatRuleActionLimits = {
  text: { maxLength: 4096 },
  minutes: { minimum: 5, maximum: 525600 },
  user_ids: { minItems: 1, maxItems: 20 },
} as const

export const ChatRuleInputLimits = {
  name: { maxLength: 60 },
  minutes: { minimum: 1, maximum: 1440 },
  conditions: { maxItems: 20 },
  actions: { minItems: 1, maxItems: 10 },
  version: { minimum: 1 },
} as const

export const ChatRulePositionLimits = { position: { minimum: 1, maximum: 50 } } as const

export const ChatRuleTrialLimits = {
  minutes: { minimum: 1, maximum: 1440 },
  conditions: { maxItems: 20 },
  actions: { minItems: 1, maxItems: 10 },
  days: { minimum: 1, maximum: 30 },
} as const

export const ChatRulePreviewLimits = { checked: { minimum: 0 }, count: { minimum: 0 }, samples: { maxItems: 20 } } as const
