import type { Channel } from './channels.ts'

/** Minutes after which a message can no longer be deleted; the description of `chatMessageDelete` says so. */
export const DELETABLE_MINUTES = 60

/** Whether the business can take back a message on a channel: only on its own one. */
export const deletesOn = (channel: Channel): boolean => channel === 'webchat'

/** Whether a message that was sent at a time (ISO 8601) can still be deleted. */
export const isDeletable = (at: string, now: Date): boolean =>
  now.getTime() - Date.parse(at) <= DELETABLE_MINUTES * 60_000
