import type { Call } from '../http/call.ts'
import { GraphError, invalid } from '../http/errors.ts'
import type { Simulator } from '../simulator.ts'
import { newDigits } from '../world/ids.ts'
import type { Token } from '../world/types.ts'

const LONG = 60 * 24 * 3_600_000
const SHORT = 2 * 3_600_000

/** `GET /oauth/access_token`: exchanges a code or a short token of a user, or gives the app's own token. */
export function exchangeToken({ world }: Simulator, { params }: Call): object {
  const app = world.apps.get(String(params.client_id))
  if (!app || app.secret !== params.client_secret)
    throw new GraphError(101, { status: 400, message: 'Error validating client secret.' })
  if (params.grant_type === 'client_credentials')
    return { access_token: `${app.id}|${app.secret}`, token_type: 'bearer' }
  const user = [...world.tokens.values()].find(({ type }) => type === 'USER')
  if (params.grant_type === 'fb_exchange_token') {
    const given = world.tokens.get(String(params.fb_exchange_token))
    if (given?.type !== 'USER') throw invalid('Param fb_exchange_token is not a token of a user')
    return issue(given, LONG)
  }
  if (typeof params.code !== 'string' || !user) throw invalid('The parameter code is required.')
  return issue(user, SHORT)

  function issue(from: Token, life: number): object {
    const value = `EAASimUsuario${newDigits(36)}`
    world.tokens.set(value, { ...from, value, expiresAt: world.clock.now() + life })
    return { access_token: value, token_type: 'bearer', expires_in: life / 1000 }
  }
}
