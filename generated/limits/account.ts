// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const CredentialsLimits = { username: { maxLength: 150 }, password: { maxLength: 60 } } as const

export const AccountInputLimits = {
  name: { maxLength: 60 },
  username: { maxLength: 40 },
  email: { maxLength: 150 },
  password: { maxLength: 60 },
} as const

export const InvitationAnswerLimits = { name: { maxLength: 60 }, username: { maxLength: 40 }, password: { maxLength: 60 } } as const

export const ProfileInputLimits = {
  name: { maxLength: 60 },
  username: { maxLength: 40 },
  email: { maxLength: 150 },
  current_password: { maxLength: 60 },
} as const

export const PasswordInputLimits = { current_password: { maxLength: 60 }, password: { maxLength: 60 } } as const

export const RecoveryInputLimits = { username: { maxLength: 150 } } as const

export const NewPasswordLimits = { password: { maxLength: 60 } } as const

export const PreferencesLimits = { volume: { minimum: 0, maximum: 100 }, first_steps_hidden: { maxItems: 100, items: { minimum: 1 } } } as const

export const SavedSearchesLimits = { searches: { maxItems: 100 } } as const

export const SavedSearchInputLimits = { screen: { maxLength: 60 }, label: { maxLength: 60 } } as const

export const SavedSearchValueLimits = { perPage: { minimum: 1, maximum: 1000 } } as const

export const QuietHoursLimits = { days: { minItems: 1, maxItems: 7 } } as const

export const ConnectionInputLimits = {
  connection_downlink: { minimum: 0, maximum: 100000 },
  connection_effective_type: { maxLength: 20 },
  connection_rtt: { minimum: 0, maximum: 600000 },
  user_agent: { maxLength: 512 },
  platform: { maxLength: 100 },
} as const

export const ConnectionBeaconLimits = {
  token: { maxLength: 4096 },
  connection_downlink: { minimum: 0, maximum: 100000 },
  connection_effective_type: { maxLength: 20 },
  connection_rtt: { minimum: 0, maximum: 600000 },
  user_agent: { maxLength: 512 },
  platform: { maxLength: 100 },
} as const
