import { yesOrNo } from '../../spanish/yes-no.ts'
import { givesThanks, isFarewell, isGreeting } from '../courtesies.ts'
import { buildDangerReplies } from '../danger.ts'
import { buildAbsenceReplies, noticeIn } from '../handoff.ts'
import { asksForPerson } from '../person-words.ts'
import type { Reading } from '../reading.ts'
import type { RuleContext } from '../rule.ts'
import { isSocial } from '../social.ts'
import { buildSituationReply, buildSystemReplies } from '../system.ts'
import { TOPIC_TURNS } from '../topic.ts'
import type { Decision, DialogueState, Explanation, HandoffNotice, Reply } from '../types.ts'
import { foldWords } from '../words.ts'
import { waitingText } from './texts.ts'
import type { Wait, Waiting } from './types.ts'

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
 * Messages in a row that may go without a word until a person has the conversation. Silence reads as if nobody had the message, most
 * of all to those who call.
 */
const UNANSWERED = 2
const CALLS_UNANSWERED = 1

/** Most words of a message that only asks whether somebody is coming. */
const NUDGE_WORDS = 12

/** Messages that ask whether somebody is coming: "sigo esperando", "¿hay alguien?", "¿me van a atender?". */
const NUDGES =
  /\b(?:hay alguien|alguien (?:ahi|(?:me|que me) \w+)|sigo esperando|esperando(?:$| (?:respuesta|que (?:me|alguien)))|cuanto (?:falta|hay que esperar)|(?:siguen|estan|andan) ahi|nadie (?:contesta|responde|atiende|me)|(?:van|vas|va) a (?:contestar|responder|atender)|(?:cuanto tardan en|cuando me) (?:contest|respond|atend|atiend)\w*|me (?:contestan|responden|atienden|estan atendiendo)(?: (?:o no|ya|por favor|de una vez))?$|^(?:\w+ )?(?:que|q) (?:hago|hacemos|puedo hacer)(?: ahora| mientras)?$|^(?:por favor |es |muy |re |ayuda )*urgente(?: por favor| ayuda)*$|^(?:por favor )?(?:ayuda|ayudenme|ayudeme|ayudame|auxilio|socorro)(?: por favor)?$|^(?:y |no |ya |van a |va a )*(?:contest|respond|atiend|atend)(?:an|en|e|er|ar)(?: o no| ya| ahora| por favor)*$|^(?:y |ok |bueno |aca |aqui )*espero(?: (?:respuesta|tu respuesta|su respuesta|que .*|aca|aqui|entonces))*$|no puedo esperar)/

/** A message of nothing but question marks. */
const ONLY_ASKS = /^[\s¿?¡!.]*\?[\s¿?¡!.]*$/

/** Words of a question about the hours or a thing, beside which "me atienden" calls nobody. */
const ASKS_WHEN =
  /\b(?:horas?|horarios?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|feriados?|turnos?|citas?|precios?|sin|para (?:un|una|el|la))\b/

/** What leaves a message to the team. */
const HANDED = {
  ...{ rule: 'handed', ranking: [], entities: [], threshold: null },
  ...{ intentId: null, confidence: null, responseId: null },
} as const satisfies Explanation

/**
 * Leaves a message to the team. Something urgent is acknowledged, and until a person has the conversation so is any
 * message after another one or two, thanks and a farewell.
 */
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
  if (wait.isTaken) return leftToTeam(given, [], { ...left })
  const notice = noticeIn(bot, turn, wait.areaId)
  const { unanswered = 0, ...before } = waiting
  const unheard = leftToTeam(given, [], { ...left, waiting: { ...before, unanswered: unanswered + 1 } })
  const courtesy = courtesyNotice(message, waiting, wait, notice)
  if (courtesy) {
    const { replies, told, variants } = courtesy
    return replies.length > 0
      ? leftToTeam(given, replies, { ...left, variants, waiting: { ...before, ...told } })
      : unheard
  }
  const lastAt = isAway(notice) ? waiting.absentAt : waiting.assuredAt
  const again = waiting.isUrgent ? URGENT_AGAIN : ABSENT_AGAIN
  const isRecent = nudges ? isWithin(again, lastAt, now) : isWithin(NOTED_AGAIN, waiting.notedAt, now)
  const isIgnored = isRecent && unanswered >= (nudges ? CALLS_UNANSWERED : UNANSWERED)
  if ((isRecent && !isIgnored) || (!isIgnored && needsNoWord(message))) return unheard
  if (!nudges && !isIgnored) {
    const told = { ...left, waiting: { ...before, notedAt: now } }
    return leftToTeam(given, [buildSituationReply(bot, turn, 'waiting_noted')], told)
  }
  const variants = { ...given.variants }
  const { replies, told } = outlookNotice(message, wait, notice, variants)
  return leftToTeam(given, replies, { ...left, variants, waiting: { ...before, ...told } })
}

/** What a waiting customer is told, and what the bot remembers of that. */
interface Notice {
  replies: readonly Reply[]
  told: Waiting
}

const isAway = (notice: HandoffNotice | undefined): notice is 'closed' | 'absent' =>
  notice === 'closed' || notice === 'absent'

/** Says whether somebody can attend, by what is known. */
function outlookNotice(
  { bot, turn }: RuleContext,
  { areaId }: Wait,
  notice: HandoffNotice | undefined,
  variants: Record<string, number>,
): Notice {
  const now = turn.now.toISOString()
  if (isAway(notice))
    return { replies: buildAbsenceReplies(bot, turn, areaId, notice, variants), told: { absentAt: now } }
  const text = waitingText(bot, turn, notice === 'present' ? 'present' : 'open')
  return { replies: [text], told: { assuredAt: now } }
}

/**
 * Answers thanks and a farewell of a customer whom nobody attended yet, once an hour each; a farewell also says when
 * somebody will attend, unless that was just said. Undefined for other messages.
 */
function courtesyNotice(
  message: RuleContext,
  waiting: Waiting,
  wait: Wait,
  notice: HandoffNotice | undefined,
): (Notice & { variants?: Record<string, number> }) | undefined {
  const { bot, turn, state } = message
  const now = turn.now.toISOString()
  if (isFarewell(turn.text)) {
    if (isWithin(NOTED_AGAIN, waiting.leftAt, now)) return { replies: [], told: {} }
    const variants = { ...state.variants }
    const isTold = !isAway(notice) || isWithin(ABSENT_AGAIN, waiting.absentAt, now)
    const absence = isTold ? { replies: [], told: {} } : outlookNotice(message, wait, notice, variants)
    const replies = [...absence.replies, ...buildSystemReplies('goodbye', bot, turn, variants)]
    return { replies, told: { ...absence.told, leftAt: now }, variants }
  }
  if (!givesThanks(turn.text)) return undefined
  if (isWithin(NOTED_AGAIN, waiting.thankedAt, now)) return { replies: [], told: {} }
  return { replies: [waitingText(bot, turn, 'thanked')], told: { thankedAt: now } }
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
  if (ONLY_ASKS.test(text)) return true
  if (folded.split(' ').length > NUDGE_WORDS || ASKS_WHEN.test(folded)) return false
  return isGreeting(text) || asksForPerson(bot, text) !== undefined || NUDGES.test(folded)
}

/** Whether a message is only a courtesy, or a yes or no: nothing that the team could miss. */
const needsNoWord = ({ bot, turn: { text, hasFiles } }: RuleContext): boolean =>
  !hasFiles && !isGreeting(text) && !ONLY_ASKS.test(text) && (isSocial(bot, text) || yesOrNo(text) !== undefined)
