// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ChatReactionInputLimits = { emoji: { maxLength: 16 } } as const

export const ChatFilterLimits = {
  sender_id: { maxLength: 100 },
  username: { maxLength: 100 },
  labels: { maxItems: 50 },
  q: { maxLength: 100 },
  page_number: { minimum: 1, maximum: 100000 },
} as const

export const ChatCommentInputLimits = { message: { maxLength: 4096 } } as const

export const ChatTransferInputLimits = { note: { maxLength: 1000 } } as const

export const ChatAreaInputLimits = { note: { maxLength: 4096 } } as const

export const ChatMessageInputLimits = { target_id: { maxLength: 700 }, message: { maxLength: 4096 }, attachments: { maxItems: 5 } } as const

export const ChatResendInputLimits = { expected_resends: { minimum: 0, maximum: 32000 } } as const

export const ChatUploadLimits = { filename: { maxLength: 255 }, file: { maxLength: 22369624 }, size: { minimum: 1, maximum: 16777216 } } as const

export const ChatDocumentInputLimits = { target_id: { maxLength: 700 }, files: { minItems: 1, maxItems: 5 } } as const

export const ChatUsernameInputLimits = { username: { maxLength: 70 } } as const

export const ChatDocumentRequestLimits = { media_id: { maxLength: 200 } } as const

export const QuickReplyPromptLimits = { label: { maxLength: 60 } } as const

export const QuickReplyInputLimits = {
  shortcut: { maxLength: 30 },
  title: { maxLength: 60 },
  text: { maxLength: 4096 },
  attachments: { maxItems: 5 },
  prompts: { maxItems: 10 },
  area_ids: { maxItems: 50 },
  folder: { maxLength: 40 },
  channels: { maxItems: 3 },
  version: { minimum: 1 },
} as const

export const MacroInputLimits = {
  name: { maxLength: 60 },
  actions: { minItems: 1, maxItems: 10 },
  area_ids: { maxItems: 50 },
  version: { minimum: 1 },
} as const

export const LabelInputLimits = {
  title: { maxLength: 40 },
  description: { maxLength: 140 },
  group: { maxLength: 40 },
  version: { minimum: 1 },
} as const

export const LabelUpdateLimits = {
  title: { maxLength: 40 },
  description: { maxLength: 140 },
  group: { maxLength: 40 },
  version: { minimum: 1 },
} as const

export const ChatDraftInputLimits = { text: { maxLength: 24000 } } as const

export const ChatViewInputLimits = { name: { maxLength: 40 }, version: { minimum: 1 } } as const

export const ChatBulkInputLimits = { ids: { minItems: 1, maxItems: 500 } } as const
