import { operations } from '../../../../generated/operations.ts'
import type { RateLimit } from '../../../contract/operation.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { hashed, nameCounted, tooMany, waiting } from '../../foundation/http/limits.ts'
import { networkOf } from '../../foundation/http/network.ts'
import { take } from '../../foundation/store/rate.ts'
import { knownPlace } from './places.ts'
import { type Counter, reserve } from './reservation.ts'
import type { Account } from './users.ts'

/** Seconds between two tries of an account, from anywhere it is not known, once its limit is exhausted. */
const PAUSE_SECONDS = 60

const limits: readonly RateLimit[] = operations.sessionLogin.rateLimits

/**
 * Tells whether a password is right, under the limits on wrong ones. Where the account signed in before, its own wrong
 * passwords count alone; elsewhere those of the address and of the account do, and an exhausted account is slowed
 * down, not locked. Throws 429 when a limit is exhausted.
 * @param named what was typed, for an account that does not exist
 */
export async function triedPassword(
  named: string,
  account: Account | undefined,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { services, request } = currentCall()
  const address = networkOf(request?.ip ?? '')
  // asked for strangers, too: an account that does not exist must not answer sooner
  const place = await knownPlace(account?.id ?? 0)
  const who = hashed(account ? `id ${account.id}` : `name ${nameCounted(named)}`)
  const byAddress = limits.filter(({ by }) => by === 'address').map((limit) => counter(limit, hashed(address)))
  const counters = place
    ? limits.map((limit) => counter(limit, `${who} ${hashed(place)}`))
    : [
        ...byAddress,
        ...limits
          .filter(({ by }) => by === 'account')
          .map((limit) => ({ ...counter(limit, who), pauseSeconds: PAUSE_SECONDS })),
      ]
  const held: Awaited<ReturnType<typeof reserve>>[] = []
  let wrong = false
  try {
    for (const one of counters) {
      const reservation = await reserve(one)
      if (!reservation.ok) throw refusal(one, reservation.retryAfter)
      held.push(reservation)
    }
    wrong = !(await check())
    return !wrong
  } finally {
    for (const reservation of held) if (reservation.ok) await reservation.settle(wrong)
    if (wrong && place) for (const { key, max, window } of byAddress) await take(key, max, window, services.clock())
  }
}

function counter({ by, max, window }: RateLimit, who: string): Counter {
  return { key: `password ${by} ${window} ${who}`, max, window }
}

function refusal({ pauseSeconds }: Counter, retryAfter: number) {
  if (pauseSeconds === undefined) return tooMany(retryAfter)
  const wait = waiting(retryAfter)
  return tooMany(retryAfter, `Hubo muchos intentos con esta cuenta. Espera ${wait} o restablece tu contraseña.`)
}
