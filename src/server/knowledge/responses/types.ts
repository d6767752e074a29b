import type { components } from '../../../../generated/api.d.ts'

// The contract's shapes under short names.
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

/** The kind of secondary response that nothing but other responses lead to; of every other one is active at most. */
export const FOLLOW_UP = 'follow_up' satisfies SecondaryKind
