import type { Services } from '../../foundation/services/services.ts'
import { admissionOf } from '../access/admission.ts'
import { findBot } from './bot.ts'
import { type VisitorSpace, type VisitorTracker, visitorRoom } from './visitor-tracker.ts'

/** Milliseconds between two looks for visitors whose access ended by itself. */
const LOOK_MS = 500

/**
 * Decides again which of a bot's connected visitors may write. Those who may not are told, and receive nothing until they
 * may again.
 * @param due only those whose access ended by itself
 */
export async function recheckAccess(
  space: VisitorSpace,
  listeners: VisitorTracker,
  now: Date,
  botId: number,
  due = false,
): Promise<void> {
  for (const socket of space.sockets.values()) {
    const { data } = socket
    if (data.botId !== botId || (due && !isDue(data, now))) continue
    const bot = await findBot(data.key)
    if (!bot) continue
    const admission = await admissionOf(bot, data.visitorId, now)
    data.until = admission.ok ? (admission.until?.getTime() ?? null) : null
    if (admission.ok !== data.refused) continue
    data.refused = !admission.ok
    if (admission.ok) {
      await socket.join(visitorRoom(data.visitorId))
      await listeners.came(data)
    } else {
      await socket.leave(visitorRoom(data.visitorId))
      listeners.went(data.visitorId)
    }
    socket.emit('access', { refusal: admission.ok ? null : admission.text })
  }
}

const isDue = ({ until, refused }: { until: number | null; refused: boolean }, now: Date): boolean =>
  !refused && until !== null && until <= now.getTime()

/** Looks for visitors whose token expired or was replaced long enough ago. Returns a function that stops it. */
export function watchAccess(
  space: VisitorSpace,
  listeners: VisitorTracker,
  { clock }: Pick<Services, 'clock'>,
  inTurn: (work: () => Promise<void>) => void,
): () => void {
  const timer = setInterval(() => {
    const now = clock()
    const bots = new Set([...space.sockets.values()].flatMap(({ data }) => (isDue(data, now) ? [data.botId] : [])))
    for (const botId of bots) inTurn(() => recheckAccess(space, listeners, clock(), botId, true))
  }, LOOK_MS)
  return () => clearInterval(timer)
}
