// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const WebchatStyleLimits = {
  avatar: { maxLength: 280000 },
  title: { maxLength: 40 },
  subtitle: { maxLength: 80 },
  open: { maxLength: 40 },
  close: { maxLength: 40 },
  version: { minimum: 1 },
} as const

export const WebchatMarginLimits = { x: { minimum: 0, maximum: 400 }, y: { minimum: 0, maximum: 400 } } as const

export const WebchatCalloutLimits = { title: { maxLength: 40 }, text: { maxLength: 120 }, delay_seconds: { minimum: 0, maximum: 120 } } as const

export const WebchatParametersLimits = {
  launcher_size: { minimum: 40, maximum: 96 },
  launcher_icon: { maxLength: 280000 },
  launcher_label: { maxLength: 30 },
  font_size: { minimum: 12, maximum: 22 },
  corner_radius: { minimum: 0, maximum: 32 },
  show_urls: { maxItems: 50, items: { maxLength: 255 } },
  hide_urls: { maxItems: 50, items: { maxLength: 255 } },
  auto_open_seconds: { minimum: 0, maximum: 120 },
  welcome_message: { maxLength: 1024 },
  starter_buttons: { maxItems: 4 },
  input_placeholder: { maxLength: 60 },
  upload_max_mb: { minimum: 1, maximum: 10 },
  persistent_menu: { maxItems: 5 },
  whatsapp_message: { maxLength: 255 },
  privacy_notice: { maxLength: 1024 },
  allowed_domains: { maxItems: 50, items: { maxLength: 255 } },
  languages: { minItems: 1 },
  version: { minimum: 1 },
} as const

export const WebchatSettingsInputLimits = { version: { minimum: 1 } } as const

export const WhatsappMessageLimits = { whatsapp_message: { maxLength: 255 } } as const

export const AutoResolveLimits = { minutes: { minimum: 5, maximum: 43200 }, reminders: { maxItems: 3 }, closing_text: { maxLength: 1024 } } as const

export const RetentionLimits = {
  messages_days: { minimum: 30, maximum: 3650 },
  media_days: { minimum: 7, maximum: 3650 },
  leads_days: { minimum: 30, maximum: 3650 },
} as const

export const BotSettingsInputLimits = {
  name: { maxLength: 60 },
  avatar: { maxLength: 280000 },
  description: { maxLength: 300 },
  timezone: { maxLength: 60 },
  session_timeout_minutes: { minimum: 5, maximum: 1440 },
  version: { minimum: 1 },
} as const

export const BotContactInputLimits = {
  website: { maxLength: 500 },
  phone: { maxLength: 30 },
  email: { maxLength: 150 },
  address: { maxLength: 200 },
  networks: { maxLength: 200 },
  terms_url: { maxLength: 500 },
  privacy_url: { maxLength: 500 },
  version: { minimum: 1 },
} as const

export const FormOfAddressInputLimits = { version: { minimum: 1 } } as const

export const HandoffInputLimits = {
  on_words: { maxItems: 50, items: { maxLength: 40 } },
  wait_message: { maxLength: 1024 },
  assign_message: { maxLength: 1024 },
  timeout_minutes: { minimum: 1, maximum: 1440 },
  return_to_bot_after_minutes: { minimum: 0, maximum: 1440 },
  return_message: { maxLength: 1024 },
  same_agent_days: { minimum: 0, maximum: 365 },
  version: { minimum: 1 },
} as const

export const HandoffScheduleLimits = { version: { minimum: 1 } } as const

export const ExportLeadLimits = { webhook: { maxLength: 500 } } as const

export const ExportLeadInputLimits = { version: { minimum: 1 } } as const

export const SurveyTimeoutLimits = { survey_timeout_minutes: { minimum: 1, maximum: 1440 }, version: { minimum: 1 } } as const

export const ApiTimeoutLimits = { api_request_timeout: { minimum: 1, maximum: 30 }, version: { minimum: 1 } } as const

export const RatingUrlLimits = { business_rating_url: { maxLength: 500 }, version: { minimum: 1 } } as const

export const MediaUploadLimits = { files: { minItems: 1, maxItems: 10 }, additional_data: { maxLength: 4096 } } as const
