import { enqueue } from '../../foundation/jobs/queue.ts'

/** The queue of notices to contacts who were chosen for one thing, such as a form. */
export const CONTACT_NOTICE = 'contact-notice'

/** What a job of the queue says. */
export interface ContactNotice {
  bot_id: number
  contact_ids: readonly number[]
  /** what happened, in a sentence without its full stop, and more about it */
  text: string
}

/** Notifies contacts by mail of what happened, in the current transaction: once per key, and as far as they accept mails. */
export async function notifyContacts(
  botId: number,
  { contactIds, text, key }: { contactIds: readonly number[]; text: string; key: string },
): Promise<void> {
  if (contactIds.length === 0) return
  const notice: ContactNotice = { bot_id: botId, contact_ids: contactIds, text }
  await enqueue(CONTACT_NOTICE, { ...notice }, { key })
}
