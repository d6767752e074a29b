import type { components } from '../../../generated/api.d.ts'
import { UrgencyReasonOptions } from '../../../generated/options.ts'

type Chat = Pick<components['schemas']['ChatItem'], 'urgency' | 'type' | 'state'>

/** Whether a chat is urgent: one that is resolved is not. */
export const isUrgentNow = ({ urgency, state }: Pick<Chat, 'urgency' | 'state'>): boolean =>
  Boolean(urgency) && state !== 2

/** Whether an urgent chat waits for a person, so that it comes before the others. */
export const waitsUrgently = (chat: Chat): boolean => isUrgentNow(chat) && chat.type === 'request'

/** Returns why a chat is urgent, in words; undefined if it is not. */
export const urgencyText = (chat: Pick<Chat, 'urgency' | 'state'>): string | undefined =>
  isUrgentNow(chat) ? UrgencyReasonOptions.find(({ value }) => value === chat.urgency)?.label : undefined
