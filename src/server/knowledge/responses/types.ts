import type { components } from '../../../../generated/api.d.ts'

// Short names for API schemas.
type Schemas = components['schemas']

export type MainResponse = Schemas['MainResponse']
export type MainInput = Schemas['MainResponseInput']
export type SecondaryResponse = Schemas['SecondaryResponse']
export type SecondaryInput = Schemas['SecondaryResponseInput']
export type SecondaryKind = Schemas['SecondaryKind']
export type QuickResponse = Schemas['QuickResponse']
export type QuickInput = Schemas['QuickResponseInput']
export type ResponseUse = Schemas['ResponseUse']
export type ResponseMessage = Schemas['ResponseMessage']
export type ResponseButton = Schemas['ResponseButton']
export type Channel = Schemas['Channel']

/**
 * The kind of secondary response that is not tied to a situation. Of every other kind, at most one response is active.
 */
export const FOLLOW_UP = 'follow_up' satisfies SecondaryKind
