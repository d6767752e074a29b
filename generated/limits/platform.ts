// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const PlatformBotInputLimits = {
  name: { maxLength: 60 },
  owner: { maxLength: 150 },
  timezone: { maxLength: 60 },
  template: { maxLength: 40 },
} as const

export const PlatformBotOwnerInputLimits = { new_owner: { maxLength: 150 } } as const

export const PlatformBotRestoreInputLimits = { new_owner: { maxLength: 150 } } as const

export const PlatformBotRemovalLimits = { confirmed_name: { maxLength: 255 }, reason: { maxLength: 120 } } as const

export const SuspensionInputLimits = { reason: { maxLength: 120 } } as const

export const PlatformBotUpdateLimits = { name: { maxLength: 60 }, version: { maxLength: 20 }, revision: { maxLength: 32 } } as const
