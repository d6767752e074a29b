// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const ChangeRestoreInputLimits = { version: { minimum: 1 } } as const
