// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ContactDocumentLimits = { value: { maxLength: 20 } } as const

export const ContactCustomLimits = { '*': { maxLength: 500 } } as const

export const ContactInputLimits = {
  name: { maxLength: 70 },
  phone: { maxLength: 30 },
  email: { maxLength: 150 },
  company: { maxLength: 80 },
  city: { maxLength: 80 },
  province: { maxLength: 80 },
  country: { maxLength: 2 },
  labels: { maxItems: 50 },
  groups: { maxItems: 100 },
  version: { minimum: 1 },
} as const

export const ContactCardInputLimits = { card: { minimum: 0, maximum: 300 }, phone: { maxLength: 60 } } as const

export const ContactNoteInputLimits = { text: { maxLength: 2000 } } as const

export const ContactBulkInputLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ContactMergeVersionsLimits = { target: { minimum: 1 }, source: { minimum: 1 } } as const

export const ContactDuplicateInputLimits = { contact_ids: { minItems: 2, maxItems: 20 } } as const

export const ContactImportColumnLimits = { column: { minimum: 0, maximum: 99 }, field: { maxLength: 60 } } as const

export const ContactImportInputLimits = { columns: { minItems: 1, maxItems: 100 }, labels: { maxItems: 20 }, consent_source: { maxLength: 60 } } as const

export const ContactDataDeleteInputLimits = { name: { maxLength: 150 } } as const

export const ContactFieldInputLimits = {
  label: { maxLength: 40 },
  options: { maxItems: 100, items: { maxLength: 40 } },
  hint: { maxLength: 140 },
  position: { minimum: 0, maximum: 1000 },
  version: { minimum: 1 },
} as const
