import type { FastifyReply, FastifyRequest } from 'fastify'
import { standardProblem } from '../../foundation/http/errors.ts'
import { hashed, tooManyRequests } from '../../foundation/http/limits.ts'
import { rateLimitNetwork } from '../../foundation/http/network.ts'
import type { Problem } from '../../foundation/http/problem.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { countCall } from '../../foundation/store/rate.ts'

/** Refused requests of an address per window (in seconds). */
const MOST = 60
const WINDOW = 60

/**
 * Bytes that are read of a request from an address with too many refused ones. Meta and Telegram send what concerns all
 * of their users from the same addresses: a stranger's forged requests must not keep the right ones out.
 */
const READ = 256_000

/** Addresses to refuse that a process remembers; beyond that, the oldest is counted anew. */
const REMEMBERED = 10_000

/**
 * Addresses that send requests with wrong signatures. They are counted by bot, and once for all bots without a connection.
 * Beyond the limit only short requests are read, and those with a right signature are still taken.
 */
export class Forgers {
  readonly #services: Services
  /** until when an address is over the limit, in milliseconds */
  readonly #until = new Map<string, number>()

  constructor(services: Services) {
    this.#services = services
  }

  /** Throws 429 for a long request of an address with too many refused ones. Call it before the body is read. */
  assertWelcome({ ip, headers }: FastifyRequest, reply: FastifyReply, botId: number | undefined): void {
    if (Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= READ) return
    for (const name of [nameOf(ip), nameOf(ip, botId)]) {
      const left = (this.#until.get(name) ?? 0) - this.#services.clock().getTime()
      if (left <= 0) this.#until.delete(name)
      else {
        // Otherwise the rest of the body would be read to find the next request behind it.
        reply.header('connection', 'close')
        throw tooManyRequests(Math.ceil(left / 1000))
      }
    }
  }

  /** Counts a refused request and returns its error: 403, or 429 beyond the limit. */
  async refusal({ ip }: FastifyRequest, botId: number): Promise<Problem> {
    const now = this.#services.clock()
    const account = await db().selectFrom('channel_account').select('id').where('bot_id', '=', botId).executeTakeFirst()
    const name = nameOf(ip, account && botId)
    const { ok, retryAfter } = await countCall(name, MOST, WINDOW, now)
    if (ok) return standardProblem(403)
    const [oldest] = this.#until.keys()
    if (this.#until.size >= REMEMBERED && oldest !== undefined) this.#until.delete(oldest)
    this.#until.set(name, now.getTime() + retryAfter * 1000)
    return tooManyRequests(retryAfter)
  }
}

const nameOf = (ip: string, botId?: number) => `forged webhook ${botId ?? ''} ${hashed(rateLimitNetwork(ip))}`
