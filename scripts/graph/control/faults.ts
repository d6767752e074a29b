import { GraphError, invalid } from '../http/errors.ts'
import type { ControlCall } from './routes.ts'

const NUMBER = { quality: ['GREEN', 'YELLOW', 'RED', 'UNKNOWN'], throughput: ['STANDARD', 'HIGH'] } as const
const STATUSES = ['CONNECTED', 'PENDING', 'DISCONNECTED', 'BANNED', 'FLAGGED', 'RESTRICTED'] as const

/** `POST /_sim/numbers/{id}` `{status, quality, throughput, isRegistered, allowedRecipients, tier}`. */
function changeNumber({ sim, path, body }: ControlCall): object {
  const number = sim.world.number(path[1] ?? '')
  const waba = sim.world.waba(number.wabaId)
  const digits = number.displayPhoneNumber.replace(/\D/g, '')
  const status = STATUSES.find((one) => one === body.status)
  if (status && status !== number.status) {
    number.status = status
    if (status === 'BANNED') {
      const ban_info = { waba_ban_state: 'DISABLE', waba_ban_date: new Date(sim.world.clock.now()).toUTCString() }
      sim.webhooks.toWaba(waba, 'account_update', { phone_number: digits, event: 'DISABLED_UPDATE', ban_info }, number)
    } else if (status === 'RESTRICTED') {
      const expiration = String(sim.world.clock.seconds + 86_400)
      const restriction_info = [{ restriction_type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', expiration }]
      sim.webhooks.toWaba(waba, 'account_update', { event: 'ACCOUNT_RESTRICTION', restriction_info }, number)
    }
  }
  const quality = NUMBER.quality.find((one) => one === body.quality)
  const throughput = NUMBER.throughput.find((one) => one === body.throughput)
  if (quality) number.quality = quality
  if (typeof body.tier === 'string') number.tier = body.tier
  if (throughput) number.throughput = throughput
  if (quality || throughput || body.tier !== undefined) {
    const event = throughput === 'HIGH' ? 'THROUGHPUT_UPGRADE' : quality === 'RED' ? 'FLAGGED' : 'UNFLAGGED'
    const limit = { current_limit: number.tier, max_daily_conversations_per_business: number.tier }
    const value = { display_phone_number: digits, event, ...limit }
    sim.webhooks.toWaba(waba, 'phone_number_quality_update', value, number)
  }
  if (typeof body.isRegistered === 'boolean') number.isRegistered = body.isRegistered
  if (Array.isArray(body.allowedRecipients)) number.allowedRecipients = body.allowedRecipients.map(String)
  if (body.allowedRecipients === null) number.allowedRecipients = undefined
  return number
}

/** `POST /_sim/tokens/{token}` `{expiresIn: seconds | null, invalid: subcode | null}`. */
function changeToken({ sim, path, body }: ControlCall): object {
  const bot = sim.world.bots.get(path[1] ?? '')
  if (bot) {
    bot.isRevoked = body.invalid !== null
    return { id: bot.id, isRevoked: bot.isRevoked }
  }
  const token = sim.world.tokens.get(path[1] ?? '')
  if (!token) throw invalid(`There is no token ${path[1]}`)
  const { expiresIn, invalid: subcode } = body
  if (expiresIn === null) token.expiresAt = undefined
  if (typeof expiresIn === 'number') token.expiresAt = sim.world.clock.now() + expiresIn * 1000
  if (subcode === null) token.invalidSubcode = undefined
  if (typeof subcode === 'number') token.invalidSubcode = subcode
  if (Array.isArray(body.scopes)) token.scopes = body.scopes.map(String)
  return token
}

/** `POST /_sim/deliveries/{id}/redeliver` and `…/release`. */
function changeDeliveries({ sim, path }: ControlCall): object {
  if (path[1] === 'release') sim.webhooks.release()
  else {
    const delivery = sim.webhooks.log.find(Number(path[1]))
    if (!delivery) throw new GraphError(100, { status: 404, message: `There is no delivery ${path[1]}` })
    sim.webhooks.redeliver(delivery)
  }
  return { success: true }
}

/** Rules, tokens, accounts and deliveries: what goes wrong. */
export const faultRoutes: Readonly<Record<string, (call: ControlCall) => unknown>> = {
  'GET rules': ({ sim }) => ({ data: sim.faults.list() }),
  'POST rules': ({ sim, body }) => sim.faults.add(body),
  'DELETE rules': ({ sim, path }) => {
    sim.faults.remove(path[1] ? Number(path[1]) : undefined)
    return { success: true }
  },
  'POST numbers': changeNumber,
  'POST tokens': changeToken,
  'GET deliveries': ({ sim }) => ({ data: sim.webhooks.log.newest().map(({ secret: _, ...delivery }) => delivery) }),
  'POST deliveries': changeDeliveries,
}
