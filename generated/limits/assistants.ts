// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const AssistantToolLimits = {
  name: { maxLength: 40 },
  description: { maxLength: 300 },
  url: { maxLength: 500 },
  parameters: { maxItems: 20 },
} as const

export const GuardrailsLimits = {
  forbidden_topics: { maxItems: 50, items: { maxLength: 60 } },
  never_say: { maxItems: 50, items: { maxLength: 255 } },
} as const

export const AssistantHandoffLimits = {
  area_id: { minimum: 1 },
  after_failures: { minimum: 1, maximum: 10 },
  on_words: { maxItems: 50, items: { maxLength: 40 } },
} as const

export const AssistantInputLimits = {
  name: { maxLength: 60 },
  avatar: { minimum: 1 },
  description: { maxLength: 300 },
  role_instructions: { maxLength: 8000 },
  model: { maxLength: 60 },
  temperature: { minimum: 0, maximum: 1 },
  max_turns: { minimum: 1, maximum: 20 },
  tools: { maxItems: 20 },
  version: { minimum: 1 },
} as const

export const KnowledgeInputLimits = { name: { maxLength: 80 }, url: { maxLength: 500 }, media_id: { minimum: 1 }, text: { maxLength: 50000 } } as const

export const AssistantTestInputLimits = { text: { maxLength: 1024 } } as const
