import { withoutFailed } from './button.ts'
import { toDecision } from './decision.ts'
import { applyFallbackRule } from './fallback.ts'
import { contactFormFor } from './forms/begin.ts'
import { withForms } from './forms/resume.ts'
import { takeUpOpen } from './open-wishes.ts'
import { readingOf } from './reading.ts'
import { applyRules } from './rules.ts'
import { resumeAsking } from './slots/rule.ts'
import { stateNow } from './state.ts'
import type { BotSnapshot, Decision, DialogueState, Turn } from './types.ts'
import { askForTeam } from './waiting/ask.ts'

/**
 * Decides how a bot reacts to a customer's message. Pure: the same turn, state and brain give the same decision. The
 * caller checks beforehand whether the bot may answer at all (the contact is not blocked, no agent handles the
 * conversation, the bot is on). Customers who wait for an agent are answered by `decideWhileWaiting`.
 * @param continues an agent handled the conversation since the bot's last answer
 */
export function decide(turn: Turn, given: DialogueState, bot: BotSnapshot, continues = false): Decision {
  const state = stateNow(given, turn.now, bot.settings.session_timeout_minutes, continues)
  const reading = readingOf(turn, state, withContactFirst(turn, state, bot))
  const settled = resumeAsking(reading.message, applyRules(reading) ?? applyFallbackRule(withoutFailed(reading.wish)))
  const decided = takeUpOpen(reading.message, settled)
  return toDecision(reading, askForTeam(reading.message, withForms(reading.message, decided)))
}

/** Returns the bot with the contact form that it asks before a handoff, unless the customer is being asked it. */
function withContactFirst(turn: Turn, { form: run }: DialogueState, bot: BotSnapshot): BotSnapshot {
  const first = contactFormFor({ bot, turn }, 'before_handoff')
  return first && first.id !== run?.formId ? { ...bot, contactFirst: first.id } : bot
}
