import { yesOrNo } from '../../spanish/yes-no.ts'
import { isFarewell, isGreeting } from '../courtesies.ts'
import { buildDangerReplies } from '../danger.ts'
import { buildAbsenceReplies, noticeIn } from '../handoff.ts'
import { asksForPerson } from '../person-words.ts'
import type { Reading } from '../reading.ts'
import type { RuleContext } from '../rule.ts'
import { isSocial } from '../social.ts'
import { buildSituationReply, buildSystemReplies } from '../system.ts'
import { TOPIC_TURNS } from '../topic.ts'
import type { Decision, DialogueState, Explanation, Reply } from '../types.ts'
import { foldWords } from '../words.ts'
import type { Wait } from './types.ts'

/** Messages that may leave a question unanswered before the bot stops reading answers. */
const ATTEMPTS = 3

/**
 * Milliseconds after which a waiting customer is told again that a message was added, and that nobody is there; who has
 * something urgent hears it sooner.
 */
const NOTED_AGAIN = 3_600_000
const ABSENT_AGAIN = 600_000
const URGENT_AGAIN = 60_000

/**
 * Messages in a row that may go without a word while nobody can attend. Silence reads as if nobody had the message, most
 * of all to those who call.
 */
const UNANSWERED = 2
const CALLS_UNANSWERED = 1

/** Most words of a message that only asks whether somebody is coming. */
const NUDGE_WORDS = 12

/** Messages that ask whether somebody is coming: "sigo esperando", "¿hay alguien?", "¿me van a atender?". */
const NUDGES =
  /\b(?:hay alguien|alguien (?:ahi|(?:me|que me) \w+)|sigo esperando|esperando(?:$| (?:respuesta|que (?:me|alguien)))|cuanto (?:falta|hay que esperar)|(?:siguen|estan|andan) ahi|nadie (?:contesta|responde|atiende|me)|(?:van|vas|va) a (?:contestar|responder|atender)|(?:cuanto tardan en|cuando me) (?:contest|respond|atend|atiend)\w*|me (?:contestan|responden|atienden|estan atendiendo)(?: (?:o no|ya|por favor|de una vez))?$|^(?:\w+ )?(?:que|q) (?:hago|hacemos|puedo hacer)(?: ahora| mientras)?$|^(?:por favor |es |muy |re |ayuda )*urgente(?: por favor| ayuda)*$|^(?:por favor )?(?:ayuda|ayudenme|ayudeme|ayudame|auxilio|socorro)(?: por favor)?$|^(?:y |no |ya |van a |va a )*(?:contest|respond|atiend|atend)(?:an|en|e|er|ar)(?: o no| ya| ahora| por favor)*$|^(?:y |ok |bueno |aca |aqui )*espero(?: (?:respuesta|tu respuesta|su respuesta|que .*|aca|aqui|entonces))*$|no puedo esperar)/

/** Words of a question about the hours or a thing, beside which "me atienden" calls nobody. */
const ASKS_WHEN =
  /\b(?:horas?|horarios?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|feriados?|turnos?|citas?|precios?|sin|para (?:un|una|el|la))\b/

/** What leaves a message to the team. */
const HANDED = {
  ...{ rule: 'handed', ranking: [], entities: [], threshold: null },
  ...{ intentId: null, confidence: null, responseId: null },
} as const satisfies Explanation

/** Leaves a message to the team. Something urgent is acknowledged, and so is any message while nobody can attend. */
export function acknowledged({ message }: Reading, given: DialogueState, wait: Wait): Decision {
  const { turn, bot } = message
  const { collecting, waiting = {} } = given
  const now = turn.now.toISOString()
  const urgent = urgentNotice(message, given, wait)
  if (urgent) return leftToTeam(given, urgent.replies, urgent.change)
  const nudges = isNudge(message)
  // A file or a call does not refuse to say what was asked.
  const counts = collecting !== undefined && !nudges && turn.text.trim() !== ''
  const attempts = (collecting?.attempts ?? 0) + 1
  const left = counts && { collecting: attempts < ATTEMPTS ? { ...collecting, attempts } : undefined }
  const notice = wait.isTaken || wait.notice === 'present' ? 'present' : noticeIn(bot, turn, wait.areaId)
  if (!notice || notice === 'present') return leftToTeam(given, [], { ...left })
  if (isFarewell(turn.text)) return farewell(message, given, wait, notice)
  if (needsNoWord(message)) return leftToTeam(given, [], { ...left })
  const again = waiting.isUrgent ? URGENT_AGAIN : ABSENT_AGAIN
  const isRecent = nudges ? isWithin(again, waiting.absentAt, now) : isWithin(NOTED_AGAIN, waiting.notedAt, now)
  const { unanswered = 0, ...before } = waiting
  const isIgnored = isRecent && unanswered >= (nudges ? CALLS_UNANSWERED : UNANSWERED)
  if (isRecent && !isIgnored)
    return leftToTeam(given, [], { ...left, waiting: { ...before, unanswered: unanswered + 1 } })
  if (!nudges && !isIgnored) {
    const told = { ...left, waiting: { ...before, notedAt: now } }
    return leftToTeam(given, [buildSituationReply(bot, turn, 'waiting_noted')], told)
  }
  const variants = { ...given.variants }
  const replies = buildAbsenceReplies(bot, turn, wait.areaId, notice, variants)
  return leftToTeam(given, replies, { ...left, variants, waiting: { ...before, absentAt: now } })
}

/** Says goodbye to a customer who goes before anybody attended, and when somebody will. */
function farewell(
  { bot, turn }: RuleContext,
  given: DialogueState,
  { areaId }: Wait,
  notice: 'closed' | 'absent',
): Decision {
  const { waiting = {} } = given
  const now = turn.now.toISOString()
  if (isWithin(NOTED_AGAIN, waiting.leftAt, now)) return leftToTeam(given)
  const variants = { ...given.variants }
  const isTold = isWithin(ABSENT_AGAIN, waiting.absentAt, now)
  const replies = [
    ...(isTold ? [] : buildAbsenceReplies(bot, turn, areaId, notice, variants)),
    ...buildSystemReplies('goodbye', bot, turn, variants),
  ]
  return leftToTeam(given, replies, { variants, waiting: { ...waiting, leftAt: now, absentAt: now } })
}

/** Returns what the bot says to the first urgent message of a waiting customer, and what it remembers of that. */
export function urgentNotice(
  { turn, bot }: RuleContext,
  { waiting }: DialogueState,
  { isUrgent }: Wait,
): { replies: readonly Reply[]; change: Pick<DialogueState, 'waiting'> } | undefined {
  if (!isUrgent || waiting?.isUrgent) return undefined
  return {
    replies: [...buildDangerReplies({ bot, turn }), buildSituationReply(bot, turn, 'waiting_urgent')],
    change: { waiting: { ...waiting, notedAt: turn.now.toISOString(), isUrgent: true } },
  }
}

/** Whether something was said within so many milliseconds before. */
export const isWithin = (milliseconds: number, saidAt: string | undefined, now: string): boolean =>
  saidAt !== undefined && Date.parse(now) - Date.parse(saidAt) < milliseconds

/**
 * Returns the decision for a message that the team has to read, with what the bot says to it. The options of the answer
 * before are over, and its topic is a message older.
 */
export function leftToTeam(
  given: DialogueState,
  replies: readonly Reply[] = [],
  change: Partial<DialogueState> = {},
): Decision {
  const { offered: _offered, clarification: _clarification, topic, ...kept } = given
  const aged = topic && topic.turns < TOPIC_TURNS ? { topic: { ...topic, turns: topic.turns + 1 } } : {}
  return { replies, state: { ...kept, ...aged, ...change }, explanation: HANDED }
}

/** Whether a message asks for somebody to come, or only calls. */
export function isNudge({ bot, turn: { text } }: Pick<RuleContext, 'bot' | 'turn'>): boolean {
  const folded = foldWords(text)
  if (folded.split(' ').length > NUDGE_WORDS || ASKS_WHEN.test(folded)) return false
  return isGreeting(text) || asksForPerson(bot, text) !== undefined || NUDGES.test(folded)
}

/** Whether a message is only a courtesy, or a yes or no: nothing that the team could miss. */
const needsNoWord = ({ bot, turn: { text, hasFiles } }: RuleContext): boolean =>
  !hasFiles && !isGreeting(text) && (isSocial(bot, text) || yesOrNo(text) !== undefined)
