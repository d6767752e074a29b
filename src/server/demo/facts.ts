import { db } from '../foundation/store/db.ts'
import { DAY } from './calendar.ts'
import type { ChatLines } from './chat-lines.ts'
import { phrasesByIntent } from './content.ts'
import { IntentRanker, type Ranking } from './intent-ranker.ts'
import { type Random, random } from './random.ts'
import type { SeededBot } from './setup.ts'
import { iso } from './visits.ts'

/** Days after which messages that the bot did not understand have been reviewed. */
const SEEN_TO = 25

/** Days of conversations with facts: enough for the statistics without a slow start. */
const DAYS_OF_MESSAGES = 100

/** Minimum confidence of an intent. Messages below it are answers to a question of the bot. */
const SURE = 0.62

/** Plan 1 has no trained model: its bot matches keywords. */
const UNTRAINED = 1

/** Generates what a bot understood of its conversations and why it handed some over. */
export class DemoExplanations {
  readonly #random: Random
  readonly #now: number
  readonly #bot: SeededBot
  readonly #reader: IntentRanker
  /** main response id by intent id */
  readonly #answers: ReadonlyMap<number, number>

  private constructor(now: number, bot: SeededBot, reader: IntentRanker, answers: ReadonlyMap<number, number>) {
    this.#random = random(`facts of ${bot.business.name}`)
    this.#now = now
    this.#bot = bot
    this.#reader = reader
    this.#answers = answers
  }

  /** Returns undefined for a bot without a trained model. */
  static async of(now: number, bot: SeededBot): Promise<DemoExplanations | undefined> {
    if (bot.business.planId === UNTRAINED) return undefined
    const ids = new Map(bot.intents.map(({ id, name }) => [name, id]))
    const rows = await db().selectFrom('response').select(['id', 'intent_id']).where('bot_id', '=', bot.id).execute()
    const answers = new Map(rows.map(({ id, intent_id }) => [intent_id, id]))
    return new DemoExplanations(now, bot, new IntentRanker(phrasesByIntent(bot.business), ids), answers)
  }

  /** Returns rows of `message_fact` for the messages of a chat that the bot processed. */
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

  /** Returns rows of `chat_handoff`. */
  handoffs({ handoffs, lines }: ChatLines, chat_id: number, firstMessage: number) {
    return handoffs.flatMap(({ at, area_id }) => {
      if (this.#isOld(at)) return []
      const last = lines.findLastIndex((line) => line.heard && line.at <= at)
      const asked = lines.find((line) => line.heard && this.#meant(line.template) !== undefined)
      const by = asked && this.#understood(asked)[0]?.name
      return {
        ...{ bot_id: this.#bot.id, chat_id, message_id: last < 0 ? null : firstMessage + last, at: iso(at) },
        ...{ reason: 'response', detail: by === undefined ? {} : { by }, area_id, notice: null, summary: null },
      }
    })
  }

  #isOld(at: number): boolean {
    return this.#now - at > DAYS_OF_MESSAGES * DAY
  }

  #meant(template: string): string | undefined {
    return this.#bot.business.meant.find(([pattern]) => pattern.test(template))?.[1]
  }

  #understood({ template, text }: ChatLines['lines'][number]): Ranking {
    return this.#reader.read(template, text, this.#meant(template))
  }

  /** Older messages that were not understood have become examples or were ignored. */
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

/** Halves the confidence, for a message that matches no intent well enough. */
const doubtful = (ranking: Ranking): Ranking =>
  ranking.map((one) => ({ ...one, confidence: Math.round(one.confidence * 500) / 1000 }))
