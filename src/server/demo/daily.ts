import { localDay } from './calendar.ts'
import type { ChatLines } from './chat-lines.ts'

interface Count {
  conversations: number
  messages_in: number
  messages_bot: number
  messages_agent: number
  handoffs: number
  resolved: number
}

const COLUMN = { user: 'messages_in', bot: 'messages_bot', agent: 'messages_agent' } as const

/** The rows of daily_count, counted from the generated chats. */
export class DailyCounts {
  readonly #botId: number
  readonly #counts = new Map<string, Count>()

  constructor(botId: number) {
    this.#botId = botId
  }

  add(channel: string, said: ChatLines, resolvedAt: number | null): void {
    for (const at of said.starts) this.#at(at, channel).conversations++
    for (const { at } of said.handoffs) this.#at(at, channel).handoffs++
    for (const { at, author } of said.lines) this.#at(at, channel)[COLUMN[author]]++
    if (resolvedAt !== null) this.#at(resolvedAt, channel).resolved++
  }

  rows() {
    return [...this.#counts].map(([key, count]) => {
      const [day, channel] = key.split(' ')
      return { bot_id: this.#botId, day, channel, ...count }
    })
  }

  #at(ms: number, channel: string): Count {
    const key = `${localDay(ms)} ${channel}`
    let count = this.#counts.get(key)
    if (!count) {
      count = { conversations: 0, messages_in: 0, messages_bot: 0, messages_agent: 0, handoffs: 0, resolved: 0 }
      this.#counts.set(key, count)
    }
    return count
  }
}
