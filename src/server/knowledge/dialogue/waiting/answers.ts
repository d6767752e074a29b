import { yesOrNo } from '../../spanish/yes-no.ts'
import { isFarewell, isGreeting, isThanks } from '../courtesies.ts'
import { asksForPerson } from '../person-words.ts'
import { momentOf, readSlot } from '../slots/read.ts'
import type { SlotValues } from '../slots/types.ts'
import { isCancel, isQuestion, isUnable } from '../slots/words.ts'
import { buildSituationReply } from '../system.ts'
import type { BotSnapshot, DialogueState, Reply, Turn } from '../types.ts'
import { foldWords } from '../words.ts'
import { askNext, keepReply, waitingSlots } from './questions.ts'
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
  const values = valuesFor(asking, bot, turn)
  if (Object.keys(values).length > 0) {
    const kept = keepReply(waitingSlots[asking], values)
    const following = askNext(bot, turn, next)
    if (following) return { replies: [kept, following.reply], state: { ...rest, collecting: following.collecting } }
    return { replies: [kept, buildSituationReply(bot, turn, 'ask_thanks')], state: rest }
  }
  if (isSkipped(turn.text)) return { replies: [buildSituationReply(bot, turn, 'ask_skipped')], state: rest }
  if (attempts + 1 >= ATTEMPTS) return { replies: [], state: rest }
  return { replies: [], state: { ...rest, collecting: { ...collecting, attempts: attempts + 1 } } }
}

function valuesFor(asking: WaitingQuestion, bot: BotSnapshot, turn: Turn): SlotValues {
  const isFree = asking !== 'reach'
  if (isFree && (isRemark(bot, turn.text) || (asking === 'name' && !looksLikeName(turn.text)))) return {}
  const read = waitingSlots[asking].flatMap((slot): [string, string][] => {
    const reading = readSlot(slot, asking === 'name' ? withoutGreeting(turn.text) : turn.text, momentOf({ turn, bot }))
    if (!reading) return []
    return [[slot.key, asking === 'topic' ? turn.text.trim() : reading.value]]
  })
  return Object.fromEntries(read)
}

/** Whether a text says nothing that could be kept: a courtesy, yes or no, another request for a person. */
const isRemark = (bot: BotSnapshot, text: string): boolean =>
  isSkipped(text) ||
  isThanks(text) ||
  isGreeting(text) ||
  isFarewell(text) ||
  yesOrNo(text) !== undefined ||
  asksForPerson(bot, text) !== undefined

const withoutGreeting = (text: string) => text.trim().replace(/^(?:hola|buenas|buen[oa]s? \p{L}+)[\s,.!]+/iu, '')

/** Most words and characters of a name. */
const NAME_WORDS = 5
const NAME_LENGTH = 60

function looksLikeName(text: string): boolean {
  const name = withoutGreeting(text).replace(/^(?:soy|me llamo|mi nombre es|es)\s+/iu, '')
  return (
    name.length <= NAME_LENGTH &&
    !isQuestion(name) &&
    /^[\p{L}'’.\s-]{2,}$/u.test(name) &&
    name.trim().split(/\s+/).length <= NAME_WORDS &&
    !/\b(?:espero|quiero|necesito|quisiera|tengo|estoy|hay|cuando|donde|como|por favor|urgente|pedido|problema)\b/.test(
      foldWords(name),
    )
  )
}

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
