// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const MediaFileLimits = { filename: { maxLength: 255 }, size: { minimum: 0 } } as const

export const NewContactLimits = { name: { maxLength: 70 }, phone: { maxLength: 16 } } as const

export const OpeningHoursLimits = { timezone: { maxLength: 60 }, week: { maxItems: 7 }, exceptions: { maxItems: 200 } } as const

export const MaximumsLimits = {
  labels: { maximum: 300 },
  areas: { maximum: 100 },
  groups: { maximum: 200 },
  notes: { maximum: 1000 },
  own_fields: { maximum: 60 },
  forms: { maximum: 200 },
  companies: { maximum: 200 },
  recipients: { maximum: 20 },
  area_contacts: { maximum: 20 },
  shared_views: { maximum: 50 },
  own_views: { maximum: 50 },
  shared_replies: { maximum: 200 },
  own_replies: { maximum: 100 },
  shared_macros: { maximum: 100 },
  own_macros: { maximum: 50 },
  alerts: { maximum: 50 },
  reports: { maximum: 50 },
  exports: { maximum: 50 },
  own_exports: { maximum: 10 },
  export_rows: { maximum: 1000000 },
  export_bytes: { maximum: 1000000000 },
  action_texts: { maximum: 8192 },
} as const
