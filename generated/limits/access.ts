// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const AccessGroupInputLimits = { company_name: { maxLength: 60 } } as const

export const AccessGroupUpdateLimits = {
  company_name: { maxLength: 60 },
  company_token: { maxLength: 200 },
  url: { maxLength: 500 },
  message_denied: { maxLength: 1024 },
} as const
