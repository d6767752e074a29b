/** Values by the key of their slot. */
export type SlotValues = Readonly<Record<string, string>>

/** A value that was read in a conversation, and when (ISO 8601). */
export interface RememberedValue {
  value: string
  at: string
}

/** What is still asked for before something can be answered. Part of the dialogue state. */
export interface Filling {
  /** the main response that needs the values */
  responseId: number
  /** the slot whose question was asked last */
  asking: string
  /** how often its answer could not be used */
  attempts: number
  /** the values so far */
  values: SlotValues
  /** the slot that was filled last, which a correction changes */
  last?: string
  /** wished days (YYYY-MM-DD) of which the customer was told that the business is closed */
  closedTold?: readonly string[]
  /** how often the question followed the answer to something else */
  resumed?: number
  /** the request that was being asked for before this one, and goes on after it */
  before?: Filling
}

/** The values of the last answer, which a correction changes. Part of the dialogue state. */
export interface Filled {
  responseId: number
  values: SlotValues
  /** the slot that was filled last */
  last: string
  /** the customer called off what they had asked for */
  isCalledOff?: true
  /** the customer keeps what they had asked to cancel */
  isKept?: true
  /** wished days (YYYY-MM-DD) of which the customer was told that the business is closed */
  closedTold?: readonly string[]
}

/** An answer that is being looked up in the business's system. Part of the dialogue state. */
export interface Lookup {
  /** the seed of the turn that asked for it */
  id: number
  responseId: number
  /** the values that were sent */
  values: SlotValues
  /** how often the datum was asked already */
  attempts: number
}

/** What a call of the business's system gave. */
export interface WebhookResult {
  outcome: 'ok' | 'not_found' | 'failed'
  /** the mapped fields of the response, by variable name */
  fields: Readonly<Record<string, string>>
  /** why it failed, for staff */
  detail?: string
  milliseconds: number
}

/** What was asked, filled, chosen by a condition and looked up. */
export interface SlotsRead {
  asking: string | null
  filled: readonly { label: string; value: string }[]
  condition: string | null
  webhook?: WebhookResult['outcome']
  webhook_detail?: string | null
  webhook_milliseconds?: number
}
