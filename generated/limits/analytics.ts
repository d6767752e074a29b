// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const AnalyticsReportInputLimits = {
  name: { maxLength: 60 },
  emails: { minItems: 1, maxItems: 20, items: { maxLength: 150 } },
  version: { minimum: 1 },
} as const
