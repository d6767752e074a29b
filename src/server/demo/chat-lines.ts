import { DAY } from './calendar.ts'
import { type Conversation, factsFor, type Line, writeDialogue } from './conversation.ts'
import type { Random } from './random.ts'
import type { SeededBot } from './setup.ts'
import { demoCast } from './users.ts'
import type { Visit } from './visits.ts'

/** The lines of a chat with their times, and the state of its last conversation. */
export interface ChatLines {
  /** `heard`: the bot processed it because nobody had taken over yet */
  lines: (Line & { at: number; user_id: number | null; heard: boolean })[]
  /** when a person was requested and of which area, per conversation that needed one */
  handoffs: { at: number; area_id: number | null }[]
  /** start times of the conversations */
  starts: number[]
  area_id: number | null
  agent_id: number | null
  labels: readonly string[]
}

/** Generates the conversations of a chat. No line is later than `now`; ongoing conversations are cut off. */
export function linesOf(random: Random, now: number, placed: SeededBot, visit: Visit): ChatLines {
  const result: ChatLines = { lines: [], handoffs: [], starts: [], area_id: null, agent_id: null, labels: [] }
  for (const start of visit.starts) {
    const facts = factsFor(random, placed.business, visit.customer.given, visit.customer.city)
    const agent = { id: 0 }
    const conversation = writeDialogue(random, placed.business, facts, (area) => {
      agent.id = random.pick(placed.agents.get(area) ?? [])
      return demoCast[agent.id - 1]?.name.split(' ')[0] ?? ''
    })
    result.starts.push(start)
    result.area_id = conversation.area ? (placed.areas.get(conversation.area) ?? null) : null
    result.agent_id = null
    result.labels = conversation.labels
    let at = start
    for (const [i, line] of linesSoFar(random, now - start, conversation).entries()) {
      // The customer waits from the bot's last line on, not from the first one of a person.
      if (i === conversation.handoff) result.handoffs.push({ at, area_id: result.area_id })
      if (i > 0) at += pause(random, line)
      if (at > now) break
      if (line.author === 'agent') result.agent_id = agent.id
      const heard = line.author === 'user' && (conversation.handoff < 0 || i < conversation.handoff)
      result.lines.push({ ...line, at, user_id: line.author === 'agent' ? agent.id : null, heard })
    }
    const asked = conversation.handoff >= 0 && result.handoffs.every((moment) => moment.at < start)
    if (asked && at <= now) result.handoffs.push({ at, area_id: result.area_id })
  }
  return result
}

/** Cuts off some recent conversations: customers who wait for a person or for the next answer. */
function linesSoFar(random: Random, age: number, { lines, handoff }: Conversation): Line[] {
  if (handoff < 0 || age > 4 * DAY || random.chance(0.6)) return lines
  return lines.slice(0, handoff + (random.chance(0.4) ? 2 : 0))
}

/** Returns the milliseconds before a line: the bot answers immediately, people take longer. */
function pause(random: Random, { author }: Line): number {
  if (author === 'bot') return random.int(700, 2_500)
  if (author === 'user') return random.int(5_000, 120_000)
  return random.chance(0.15) ? random.int(1_800_000, 14_400_000) : random.int(40_000, 1_200_000)
}
