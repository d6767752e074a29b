// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const TestMessageInputLimits = { text: { maxLength: 1024 }, contact_id: { minimum: 1 } } as const

export const TestStepLimits = { user: { maxLength: 1024 } } as const

export const TestCaseInputLimits = { name: { maxLength: 60 }, steps: { minItems: 1, maxItems: 50 }, version: { minimum: 1 } } as const

export const TestRunInputLimits = { ids: { maxItems: 500 } } as const

export const TestBatchMessageLimits = { text: { maxLength: 1024 }, expected: { maxLength: 100 } } as const

export const TestBatchTextLimits = { content: { maxLength: 600000 } } as const

export const TestBatchListLimits = {
  messages: { maxItems: 500 },
  repeated: { minimum: 0 },
  rejected: { maxItems: 100 },
  rejected_total: { minimum: 0 },
} as const

export const TestBatchInputLimits = { messages: { minItems: 1, maxItems: 500 } } as const
