import type { components } from '../../../../generated/api.d.ts'

// Short names for the types of the contract.
type Schemas = components['schemas']

export type MainResponse = Schemas['MainResponse']
export type MainInput = Schemas['MainResponseInput']
export type SecondaryResponse = Schemas['SecondaryResponse']
export type SecondaryInput = Schemas['SecondaryResponseInput']
export type QuickResponse = Schemas['QuickResponse']
export type QuickInput = Schemas['QuickResponseInput']
export type ResponseMessage = Schemas['ResponseMessage']
export type ResponseButton = Schemas['ResponseButton']
export type ResponseCard = Schemas['ResponseCard']
export type ResponseCondition = Schemas['ResponseCondition']
export type ResponseWebhook = Schemas['ResponseWebhook']
export type ResponseUse = Schemas['ResponseUse']
export type Choices = Schemas['ResponseChoices']
export type Channel = Schemas['Channel']
