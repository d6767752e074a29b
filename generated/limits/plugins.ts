// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const MessengerMenuItemLimits = { title: { maxLength: 30 }, target: { maxLength: 500 } } as const

export const WhatsappInputLimits = {
  phone_number_id: { maxLength: 40 },
  waba_id: { maxLength: 40 },
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
} as const

export const WhatsappUpdateLimits = {
  waba_id: { maxLength: 40 },
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
  version: { minimum: 1 },
} as const

export const WhatsappProfileInputLimits = {
  about: { maxLength: 139 },
  description: { maxLength: 512 },
  address: { maxLength: 256 },
  email: { maxLength: 128 },
  websites: { maxItems: 2, items: { maxLength: 256 } },
  picture: { maxLength: 700000 },
} as const

export const FacebookInputLimits = {
  page_id: { maxLength: 40 },
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
  greeting: { maxLength: 160 },
  ice_breakers: { maxItems: 4, items: { maxLength: 80 } },
  menu: { maxItems: 20 },
} as const

export const FacebookUpdateLimits = {
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
  greeting: { maxLength: 160 },
  ice_breakers: { maxItems: 4, items: { maxLength: 80 } },
  menu: { maxItems: 20 },
  version: { minimum: 1 },
} as const

export const TelegramInputLimits = { access_token: { maxLength: 1024 }, greeting: { maxLength: 160 } } as const

export const TelegramUpdateLimits = { access_token: { maxLength: 1024 }, greeting: { maxLength: 160 }, version: { minimum: 1 } } as const

export const MailboxInputLimits = {
  address: { maxLength: 150 },
  sender_name: { maxLength: 80 },
  user: { maxLength: 150 },
  password: { maxLength: 1024 },
  imap_host: { maxLength: 255 },
  imap_port: { minimum: 1, maximum: 65535 },
  smtp_host: { maxLength: 255 },
  smtp_port: { minimum: 1, maximum: 65535 },
} as const

export const MailboxUpdateLimits = {
  sender_name: { maxLength: 80 },
  user: { maxLength: 150 },
  password: { maxLength: 1024 },
  imap_host: { maxLength: 255 },
  imap_port: { minimum: 1, maximum: 65535 },
  smtp_host: { maxLength: 255 },
  smtp_port: { minimum: 1, maximum: 65535 },
  version: { minimum: 1 },
} as const
