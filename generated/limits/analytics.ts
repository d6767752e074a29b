// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const AnalyticsReportInputLimits = {
  name: { maxLength: 60 },
  emails: { minItems: 1, maxItems: 20, items: { maxLength: 150 } },
  version: { minimum: 1 },
} as const

export const AnalyticsAlertInputLimits = {
  name: { maxLength: 60 },
  threshold: { minimum: -100, maximum: 1000000 },
  minutes: { minimum: 0, maximum: 1440 },
  user_ids: { maxItems: 20 },
  version: { minimum: 1 },
} as const
