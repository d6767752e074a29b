import { inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { runLane } from './lane.ts'
import { CHANNEL_SEND } from './wake.ts'

/** Delivers the messages of chats through external channels. */
export function outboundJobs(services: Services): JobHandlers {
  return {
    [CHANNEL_SEND]: (payload, { signal }) =>
      inCall({ services }, () => {
        const { chat_id: id, bot_id } = payload as { bot_id: number; chat_id: number }
        return runLane({ id, bot_id }, signal)
      }),
  }
}
