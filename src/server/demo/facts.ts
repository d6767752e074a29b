import { db } from '../foundation/store/db.ts'
import { DAY } from './calendar.ts'
import type { ChatLines } from './chat-lines.ts'
import { type Random, random } from './random.ts'
import { type Ranking, Reader } from './reader.ts'
import type { Placed } from './setup.ts'
import { lessonOf, lessons } from './taught/lessons.ts'
import { iso } from './visits.ts'

/** Days after which somebody has seen to what the bot did not understand. */
const SEEN_TO = 25

/** Days of conversations whose messages are told: enough to look back on, without keeping people waiting. */
const TOLD = 100

/** From here on a message is taken for something; less is what answers a question of the bot's. */
const SURE = 0.62

/** Plan 1 has nothing that is trained: its bot reads keywords. */
const UNTRAINED = 1

/** What a business's bot understood of its conversations, and why it passed some of them on. */
export class Facts {
  readonly #random: Random
  readonly #now: number
  readonly #bot: Placed
  readonly #reader: Reader
  /** main response by intent */
  readonly #answers: ReadonlyMap<number, number>

  private constructor(now: number, bot: Placed, reader: Reader, answers: ReadonlyMap<number, number>) {
    this.#random = random(`facts of ${bot.business.name}`)
    this.#now = now
    this.#bot = bot
    this.#reader = reader
    this.#answers = answers
  }

  /** Undefined for a bot that is not trained. */
  static async of(now: number, bot: Placed): Promise<Facts | undefined> {
    const taught = lessons[bot.id - 1]
    if (bot.business.planId === UNTRAINED || !taught) return undefined
    const ids = new Map(bot.intents.map(({ id, name }) => [name, id]))
    const rows = await db().selectFrom('response').select(['id', 'intent_id']).where('bot_id', '=', bot.id).execute()
    const answers = new Map(rows.map(({ id, intent_id }) => [intent_id, id]))
    return new Facts(now, bot, new Reader(lessonOf(taught, [...ids.keys()]), ids), answers)
  }

  /** Rows of `message_fact` for what the bot read of a chat. */
  read({ lines }: ChatLines, chat_id: number, firstMessage: number) {
    return lines.flatMap((line, i) => {
      if (!line.heard || this.#isOld(line.at)) return []
      const rule = line.rule ?? 'intent'
      const read = this.#understood(line)
      if (rule === 'intent' && (read[0]?.confidence ?? 0) < SURE) return []
      const ranking = rule === 'fallback' ? doubtful(read) : read
      const intent = rule === 'intent' ? ranking[0] : undefined
      return [
        {
          ...{ message_id: firstMessage + i, bot_id: this.#bot.id, chat_id, at: iso(line.at), rule, ranking },
          ...{ intent_id: intent?.intent_id ?? null, confidence: ranking[0]?.confidence ?? null },
          response_id: this.#answers.get(intent?.intent_id ?? 0) ?? null,
          milliseconds: this.#random.int(3, 19) / 10,
          ...this.#resolution(rule, line.at),
        },
      ]
    })
  }

  /** Rows of `chat_handoff`. */
  handoffs({ handoffs, lines }: ChatLines, chat_id: number, firstMessage: number) {
    return handoffs.flatMap(({ at, area_id }) => {
      if (this.#isOld(at)) return []
      const last = lines.findLastIndex((line) => line.heard && line.at <= at)
      const asked = lines.find((line) => line.heard && this.#meant(line.template) !== undefined)
      const by = asked && this.#understood(asked)[0]?.name
      return {
        ...{ bot_id: this.#bot.id, chat_id, message_id: last < 0 ? null : firstMessage + last, at: iso(at) },
        ...{ reason: 'response', detail: by === undefined ? {} : { by }, area_id },
      }
    })
  }

  #isOld(at: number): boolean {
    return this.#now - at > TOLD * DAY
  }

  #meant(template: string): string | undefined {
    return this.#bot.business.meant.find(([pattern]) => pattern.test(template))?.[1]
  }

  #understood({ template, text }: ChatLines['lines'][number]): Ranking {
    return this.#reader.read(template, text, this.#meant(template))
  }

  /** What was not understood long ago was taught since, or is none of the bot's business. */
  #resolution(rule: string, at: number) {
    if (rule !== 'fallback' || this.#now - at < SEEN_TO * DAY)
      return { resolution: null, resolved_by: null, resolved_at: null }
    return {
      resolution: this.#random.chance(0.4) ? 'example' : 'ignored',
      resolved_by: this.#random.pick(this.#bot.intents).created_by,
      resolved_at: iso(at + this.#random.int(1, 20) * DAY),
    }
  }
}

/** As a message is ranked that is nobody's: something like it there is, and not enough. */
const doubtful = (ranking: Ranking): Ranking =>
  ranking.map((one) => ({ ...one, confidence: Math.round(one.confidence * 500) / 1000 }))
