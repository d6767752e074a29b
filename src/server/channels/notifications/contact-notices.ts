import { CONTACT_NOTICE, type ContactNotice } from '../../conversation/notifications/notify-contacts.ts'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { mayMail, nextHour, onWall } from '../../foundation/notify/hourly.ts'
import type { Services } from '../../foundation/services/services.ts'
import { tx } from '../../foundation/store/db.ts'
import { askUnasked, byMail, senderOf } from './deliver.ts'
import { noticeMail } from './mail.ts'
import { chosenContacts, getsMails } from './recipients.ts'

const isNotice = (payload: unknown): payload is ContactNotice =>
  typeof payload === 'object' && payload !== null && 'contact_ids' in payload && 'text' in payload

/** Returns the handler of the queue of notices to chosen contacts. The mails and the end of the job are one change. */
export const contactNoticeJobs = (services: Services): JobHandlers => ({
  [CONTACT_NOTICE]: async (payload) => {
    if (isNotice(payload)) await inCall({ services }, () => tx(() => send(payload)))
  },
})

/** Sends the mails, or leaves them to the next hour if the bot sent as many as it may. Who was never asked is asked first. */
async function send(notice: ContactNotice): Promise<void> {
  const { bot_id, contact_ids, text } = notice
  const bot = await senderOf(bot_id)
  const to = await chosenContacts(bot_id, contact_ids)
  const mails = to.filter(getsMails).length
  const now = currentCall().services.clock()
  if (mails > 0 && !(await mayMail(bot_id, mails)))
    return enqueue(CONTACT_NOTICE, { ...notice }, { runAt: onWall(nextHour(now)) })
  for (const one of to) await byMail(bot, one, (facts) => noticeMail(facts, { text, link: null, when: '' }))
  await askUnasked(bot)
}
