// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const NotificationRuleInputLimits = {
  channels: { minItems: 1 },
  events: { minItems: 1 },
  area_ids: { maxItems: 200 },
  unanswered_minutes: { minimum: 1, maximum: 1440 },
} as const

export const NotificationSettingsInputLimits = { rules: { maxItems: 200 }, version: { minimum: 1 } } as const

export const NotificationLimitsLimits = {
  mails: { minimum: 0, maximum: 60 },
  asks: { minimum: 0, maximum: 3 },
  asks_per_day: { minimum: 0, maximum: 20 },
} as const
