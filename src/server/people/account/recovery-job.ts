import { currentCall, inCall } from '../../foundation/http/context.ts'
import { linkAddress } from '../../foundation/http/link-address.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { seal, unseal } from '../../foundation/secrets/seal.ts'
import type { Services } from '../../foundation/services/services.ts'
import { sendRecovery } from './recovery.ts'

/** The queue of requests for a link to reset a password. */
export const RECOVERY = 'recovery'

/** Queues a recovery link. The work is the same whether or not the account exists. */
export async function requestRecovery(named: string): Promise<void> {
  const { services } = currentCall()
  await enqueue(RECOVERY, { sealed: seal(named, services.settings.secret), address: linkAddress() })
}

/** Handles the queued recovery requests. */
export function recoveryJobs(services: Services): JobHandlers {
  return {
    [RECOVERY]: (payload) => {
      const { sealed, address = services.settings.publicUrl } = payload as { sealed: string; address?: string }
      const named = unseal(sealed, services.settings) as string
      return inCall({ services }, () => sendRecovery(named, address))
    },
  }
}
