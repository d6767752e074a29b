import type { components } from '../../../../generated/api.d.ts'

/** The reason for a handoff. */
export type HandoffReason = components['schemas']['HandoffReason']

/** A handoff with the details that staff need. */
export interface Handoff {
  reason: HandoffReason
  areaId: number | null
  /** number of consecutive messages that were not understood */
  misses?: number
  /** the word, button or response that triggered it, or the intent without an answer */
  by?: string
  /** whether a person of the team took it themselves */
  own?: boolean
  /** why it is urgent, for what the customer wrote about the business; staff are told this instead of the reason */
  urgency?: components['schemas']['UrgencyReason']
  /** what the customer was told about who attends; absent if it is not known who is there */
  notice?: HandoffNotice
}

/** Whether somebody is there to attend, nobody is, or the business is closed. */
export type HandoffNotice = components['schemas']['HandoffNotice']
