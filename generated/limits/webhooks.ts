// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const WebhookInputLimits = {
  name: { maxLength: 60 },
  url: { maxLength: 500 },
  events: { minItems: 1 },
  headers: { maxItems: 5 },
  version: { minimum: 1 },
} as const
