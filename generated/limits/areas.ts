// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const AreaInputLimits = {
  name: { maxLength: 40 },
  description: { maxLength: 140 },
  user_ids: { maxItems: 500 },
  offline_message: { maxLength: 1024 },
  max_open_per_user: { minimum: 0, maximum: 100 },
  first_response_minutes: { minimum: 1, maximum: 10080 },
  resolution_minutes: { minimum: 1, maximum: 100000 },
  position: { minimum: 0, maximum: 1000 },
  version: { minimum: 1 },
} as const

export const AreaUpdateLimits = {
  name: { maxLength: 40 },
  description: { maxLength: 140 },
  user_ids: { maxItems: 500 },
  offline_message: { maxLength: 1024 },
  max_open_per_user: { minimum: 0, maximum: 100 },
  first_response_minutes: { minimum: 1, maximum: 10080 },
  resolution_minutes: { minimum: 1, maximum: 100000 },
  position: { minimum: 0, maximum: 1000 },
  version: { minimum: 1 },
} as const

export const AreaDeletionLimits = { target_area_id: { minimum: 1 } } as const
