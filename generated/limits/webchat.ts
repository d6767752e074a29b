// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const WebchatSessionInputLimits = {
  origin: { maxLength: 300 },
  page: { maxLength: 2000 },
  title: { maxLength: 200 },
  referrer: { maxLength: 2000 },
  language: { maxLength: 35 },
  company_token: { maxLength: 200 },
} as const

export const WebchatOfflineInputLimits = { name: { maxLength: 70 }, email: { maxLength: 150 }, phone: { maxLength: 16 }, message: { maxLength: 2000 } } as const

export const WebchatMessageInputLimits = { text: { maxLength: 4096 }, files: { maxItems: 5, items: { maxLength: 200 } } } as const

export const WebchatFormerFileInputLimits = { filename: { maxLength: 255 }, file: { maxLength: 14500000 } } as const

export const WebchatRatingInputLimits = { score: { minimum: 1, maximum: 5 }, comment: { maxLength: 1000 } } as const
