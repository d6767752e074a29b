import { operations } from '../../../../generated/operations.ts'
import type { RateLimit } from '../../../contract/operation.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { hashed, normalizeName, tooManyRequests, waitText } from '../../foundation/http/limits.ts'
import { rateLimitNetwork } from '../../foundation/http/network.ts'
import { countCall } from '../../foundation/store/rate.ts'
import { findKnownDevice } from './known-devices.ts'
import { type Counter, reserve } from './reservation.ts'
import type { Account } from './users.ts'

/** Once an account's limit is exhausted, unknown devices and networks may try once per this many seconds. */
const PAUSE_SECONDS = 60

const limits: readonly RateLimit[] = operations.sessionLogin.rateLimits

/**
 * Checks a password under the rate limits on wrong passwords. For a known device or network, only the account's
 * failures from there count. Elsewhere, those of the address and of the account count; an exhausted account is slowed
 * down instead of locked. Throws 429 when a limit is exhausted.
 * @param named the typed name, used as the key for an account that does not exist
 */
export async function checkPasswordRateLimited(
  named: string,
  account: Account | undefined,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { services, request } = currentCall()
  const address = rateLimitNetwork(request?.ip ?? '')
  // Also queried for unknown accounts, so that the response time does not reveal whether an account exists.
  const place = await findKnownDevice(account?.id ?? 0)
  const who = hashed(account ? `id ${account.id}` : `name ${normalizeName(named)}`)
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
    if (wrong && place)
      for (const { key, max, window } of byAddress) await countCall(key, max, window, services.clock())
  }
}

function counter({ by, max, window }: RateLimit, who: string): Counter {
  return { key: `password ${by} ${window} ${who}`, max, window }
}

function refusal({ pauseSeconds }: Counter, retryAfter: number) {
  if (pauseSeconds === undefined) return tooManyRequests(retryAfter)
  const wait = waitText(retryAfter)
  return tooManyRequests(retryAfter, `Hubo muchos intentos con esta cuenta. Espera ${wait} o restablece tu contraseña.`)
}
