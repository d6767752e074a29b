import { currentCall, inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/attempt.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { seal, unseal } from '../../foundation/mail/seal.ts'
import type { Services } from '../../foundation/services/services.ts'
import { sendRecovery } from './recovery.ts'

const QUEUE = 'recovery'

/** Asks for a recovery link for whoever is named, existing or not: the same work either way. */
export async function requestRecovery(named: string): Promise<void> {
  const { services } = currentCall()
  await enqueue(QUEUE, { sealed: seal(named, services.settings.secret) })
}

/** Writes the links that were asked for. */
export function recoveryJobs(services: Services): JobHandlers {
  return {
    [QUEUE]: (payload) => {
      const named = unseal((payload as { sealed: string }).sealed, services.settings.secret) as string
      return inCall({ services }, () => sendRecovery(named))
    },
  }
}
