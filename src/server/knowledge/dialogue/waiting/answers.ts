import { isFirstName } from '../../spanish/first-names.ts'
import { yesOrNo } from '../../spanish/yes-no.ts'
import { isFarewell, isGreeting, isThanks } from '../courtesies.ts'
import { asksForPerson } from '../person-words.ts'
import { momentOf, readSlot } from '../slots/read.ts'
import { isCancel, isUnable } from '../slots/words.ts'
import { buildSituationReply } from '../system.ts'
import type { BotSnapshot, DialogueState, Reply, Turn } from '../types.ts'
import { foldWords } from '../words.ts'
import { nameIn } from './name.ts'
import { askNext, keepName, keepReply, keepTopic, waitingSlots } from './questions.ts'
import type { WaitingQuestion } from './types.ts'

/** Messages that may leave a question unanswered before the bot stops reading answers. */
const ATTEMPTS = 3

/** The replies to a message of a customer who waits for a person, and the conversation state afterwards. */
interface WaitingAnswer {
  replies: readonly Reply[]
  state: DialogueState
}

/**
 * Reads a message of a customer who waits as the answer to the bot's question, if it asked one. Any other message is
 * left to the team without a word: the customer is talking to them.
 */
export function readWhileWaiting(turn: Turn, state: DialogueState, bot: BotSnapshot): WaitingAnswer {
  const { collecting, ...rest } = state
  if (!collecting || turn.text.trim() === '') return { replies: [], state }
  const { asking, next, attempts } = collecting
  const told = toldIn(asking, bot, turn)
  if (told) {
    const following = askNext(
      bot,
      turn,
      told.answers === asking ? next : [asking, ...next.filter(isOther(told.answers))],
    )
    const reply = following?.reply ?? buildSituationReply(bot, turn, 'ask_thanks')
    return { replies: [told.kept, reply], state: following ? { ...rest, collecting: following.collecting } : rest }
  }
  if (isSkipped(turn.text)) return { replies: [buildSituationReply(bot, turn, 'ask_skipped')], state: rest }
  if (attempts + 1 >= ATTEMPTS) return { replies: [], state: rest }
  return { replies: [], state: { ...rest, collecting: { ...collecting, attempts: attempts + 1 } } }
}

/** What a message tells: the question that it answers, and the reply that keeps it. */
interface Told {
  answers: WaitingQuestion
  kept: Reply
}

const isOther = (answered: WaitingQuestion) => (question: WaitingQuestion) => question !== answered

/** Share of an answer from which it is nothing but a telephone number or an address. */
const ALONE = 0.6

function toldIn(asking: WaitingQuestion, bot: BotSnapshot, turn: Turn): Told | undefined {
  if (asking === 'reach') return reachIn(bot, turn, 0)
  if (isRemark(bot, turn.text)) return undefined
  const name = nameIn(turn.text)
  const named: Told | undefined = name === undefined ? undefined : { answers: 'name', kept: keepName(name) }
  // A word that no dictionary has may also be a brand.
  const isKnown = isFirstName(foldWords(name?.split(' ')[0] ?? ''))
  if (asking === 'topic')
    return (
      reachIn(bot, turn, ALONE) ?? (isKnown ? named : undefined) ?? { answers: 'topic', kept: keepTopic(bot, turn) }
    )
  return named
}

function reachIn(bot: BotSnapshot, turn: Turn, coverage: number): Told | undefined {
  const found = waitingSlots.reach.flatMap((slot): [string, string][] => {
    const reading = readSlot(slot, turn.text, momentOf({ turn, bot }))
    return reading && reading.coverage >= coverage ? [[slot.key, reading.value]] : []
  })
  return found.length > 0
    ? { answers: 'reach', kept: keepReply(waitingSlots.reach, Object.fromEntries(found)) }
    : undefined
}

/** Whether a text says nothing that could be kept: a courtesy, yes or no, another request for a person. */
const isRemark = (bot: BotSnapshot, text: string): boolean =>
  isSkipped(text) ||
  isThanks(text) ||
  isGreeting(text) ||
  isFarewell(text) ||
  yesOrNo(text) !== undefined ||
  asksForPerson(bot, text) !== undefined

/** Words of an answer that puts off the question. */
const PUTS_OFF: ReadonlySet<string> = new Set(
  'no mejor ahora mas por lo te se les los eso quiero puedo prefiero gracias despues luego tarde paso dejo doy digo rato en un otro momento dia ya veo vemos hace falta darlo darte darles dar decirlo'.split(
    ' ',
  ),
)

/** Most words of an answer that only puts off the question. */
const SHORT = 7

/** Whether an answer declines to say it: "no", "después", "prefiero no", "no tengo". */
function isSkipped(text: string): boolean {
  const folded = foldWords(text)
  if (folded === '' || folded.split(' ').length > SHORT) return false
  if (yesOrNo(text) === false || isCancel(text) || isUnable(text)) return true
  return (
    folded.split(' ').every((word) => PUTS_OFF.has(word)) &&
    /\b(?:no|despues|luego|paso|tarde|otro|rato)\b/.test(folded)
  )
}
