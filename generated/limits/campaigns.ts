// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const CampaignExcludeLimits = { recent_days: { minimum: 0, maximum: 90 }, answered_days: { minimum: 0, maximum: 365 } } as const

export const CampaignAudienceLimits = { group_ids: { maxItems: 50 }, label_ids: { maxItems: 50 }, contact_ids: { maxItems: 5000 } } as const

export const CampaignScheduleLimits = {
  month_day: { minimum: 1, maximum: 28 },
  timezone: { maxLength: 60 },
  from_hour: { minimum: 0, maximum: 23 },
  to_hour: { minimum: 1, maximum: 24 },
} as const

export const CampaignReminderLimits = { after_hours: { minimum: 1, maximum: 168 }, times: { minimum: 0, maximum: 2 } } as const

export const TemplateParamsLimits = { '*': { maxLength: 200 } } as const

export const CampaignInputLimits = {
  name: { maxLength: 60 },
  body: { maxLength: 1024 },
  media_ids: { maxItems: 5 },
  buttons: { maxItems: 10 },
  throttle_per_minute: { minimum: 1, maximum: 600 },
  version: { minimum: 1 },
} as const

export const TemplateHeaderLimits = { text: { maxLength: 60 } } as const

export const TemplateButtonLimits = { title: { maxLength: 25 }, target: { maxLength: 500 } } as const

export const MessageTemplateInputLimits = { body: { maxLength: 1024 }, footer: { maxLength: 60 }, buttons: { maxItems: 10 }, version: { minimum: 1 } } as const
