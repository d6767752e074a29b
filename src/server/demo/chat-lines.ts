import { DAY } from './calendar.ts'
import { type Conversation, converse, factsFor, type Line } from './conversation.ts'
import type { Random } from './random.ts'
import type { Placed } from './setup.ts'
import { cast } from './users.ts'
import type { Visit } from './visits.ts'

/** A chat's lines with their times, and how its last conversation stands. */
export interface ChatLines {
  /** `heard`: the bot read it, nobody had taken over yet */
  lines: (Line & { at: number; user_id: number | null; heard: boolean })[]
  /** when a person of which area was asked for, per conversation that needed one */
  handoffs: { at: number; area_id: number | null }[]
  /** when each conversation began */
  starts: number[]
  area_id: number | null
  agent_id: number | null
  labels: readonly string[]
}

/** Writes the conversations of one chat. Nothing is said after `now`: what was going on is left as it stood. */
export function linesOf(random: Random, now: number, placed: Placed, visit: Visit): ChatLines {
  const result: ChatLines = { lines: [], handoffs: [], starts: [], area_id: null, agent_id: null, labels: [] }
  for (const start of visit.starts) {
    const facts = factsFor(random, placed.business, visit.customer.given, visit.customer.city)
    const agent = { id: 0 }
    const conversation = converse(random, placed.business, facts, (area) => {
      agent.id = random.pick(placed.agents.get(area) ?? [])
      return cast[agent.id - 1]?.name.split(' ')[0] ?? ''
    })
    result.starts.push(start)
    result.area_id = conversation.area ? (placed.areas.get(conversation.area) ?? null) : null
    result.agent_id = null
    result.labels = conversation.labels
    let at = start
    for (const [i, line] of saidSoFar(random, now - start, conversation).entries()) {
      if (i > 0) at += pause(random, line)
      if (at > now) break
      if (i === conversation.handoff) result.handoffs.push({ at, area_id: result.area_id })
      if (line.author === 'agent') result.agent_id = agent.id
      const heard = line.author === 'user' && (conversation.handoff < 0 || i < conversation.handoff)
      result.lines.push({ ...line, at, user_id: line.author === 'agent' ? agent.id : null, heard })
    }
    const asked = conversation.handoff >= 0 && result.handoffs.every((moment) => moment.at < start)
    if (asked && at <= now) result.handoffs.push({ at, area_id: result.area_id })
  }
  return result
}

/** Of those who asked for a person in the last days, some still wait for one, or for the next answer. */
function saidSoFar(random: Random, age: number, { lines, handoff }: Conversation): Line[] {
  if (handoff < 0 || age > 4 * DAY || random.chance(0.6)) return lines
  return lines.slice(0, handoff + (random.chance(0.4) ? 2 : 0))
}

/** Milliseconds until a line follows the one before it: the bot answers at once, people take their time. */
function pause(random: Random, { author }: Line): number {
  if (author === 'bot') return random.int(700, 2_500)
  if (author === 'user') return random.int(5_000, 120_000)
  return random.chance(0.15) ? random.int(1_800_000, 14_400_000) : random.int(40_000, 1_200_000)
}
