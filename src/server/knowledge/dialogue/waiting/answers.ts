import { isFirstName } from '../../spanish/first-names.ts'
import { yesOrNo } from '../../spanish/yes-no.ts'
import { conceal } from '../conceal.ts'
import { isFarewell, isGreeting, isThanks } from '../courtesies.ts'
import { significantWords } from '../elliptic.ts'
import { asksForPerson } from '../person-words.ts'
import { momentOf, readSlot } from '../slots/read.ts'
import { isCancel, isUnable } from '../slots/words.ts'
import { buildSituationReply } from '../system.ts'
import type { BotSnapshot, Reply, Turn } from '../types.ts'
import { foldWords } from '../words.ts'
import { isNudge } from './acknowledge.ts'
import { waitingAsk } from './asks.ts'
import { nameIn, unaskedNameIn } from './name.ts'
import { askNext, keepName, keepReply, keepTopic, sensitiveIn, waitingSlots } from './questions.ts'
import type { Collecting, WaitingQuestion } from './types.ts'

/** What a waiting customer answered, if it is to be kept, and what the bot says to it. */
interface WaitingAnswer {
  answers?: WaitingQuestion
  kept: readonly Reply[]
  reply: Reply
  /** what that asks next */
  collecting?: Collecting | undefined
}

/** Reads a message of a customer who waits as the answer to the bot's question. Undefined if it says something else. */
export function readWhileWaiting(turn: Turn, collecting: Collecting, bot: BotSnapshot): WaitingAnswer | undefined {
  if (turn.text.trim() === '') return undefined
  const { asking, next } = collecting
  const told = openTopicIn(collecting, bot, turn) ?? toldIn(asking, bot, turn)
  if (!told)
    return isSkipped(turn.text) ? { kept: [], reply: buildSituationReply(bot, turn, 'ask_skipped') } : undefined
  const beside = besideIn(told.answers, bot, turn)
  const said = [told, ...(beside ? [beside] : [])]
  const isOpen = (asking === 'topic' || collecting.isTopicOpen) && told.answers !== 'topic'
  // What they want is asked once.
  const left = [asking, ...next].filter(
    (question) => question !== 'topic' && !said.some(({ answers }) => answers === question),
  )
  const following = askNext(bot, turn, left)
  const reply = following?.reply ?? buildSituationReply(bot, turn, 'ask_thanks')
  return {
    ...{ answers: told.answers, kept: said.map(({ kept }) => kept), reply },
    collecting: following && { ...following.collecting, ...(isOpen && { isTopicOpen: true as const }) },
  }
}

/** Reads what a customer wants who was asked before and told something else, if the message does not answer the question. */
function openTopicIn({ asking, isTopicOpen }: Collecting, bot: BotSnapshot, turn: Turn): Told | undefined {
  if (!isTopicOpen || isRemark(bot, turn.text) || isNudge({ bot, turn }) || waitingAsk(turn.text)) return undefined
  if (reachIn(bot, turn, ALONE)) return undefined
  const name = nameIn(turn.text)
  const isName = name !== undefined && (asking === 'name' || isFirstName(foldWords(name.split(' ')[0] ?? '')))
  return isName ? undefined : { answers: 'topic', kept: keepTopic(bot, turn) }
}

/** Share of an answer from which it is nothing but a telephone number or an address. */
const ALONE = 0.6

/** Words that say that a number or an address is where the customer can be reached. */
const REACHES =
  /\b(?:mi|este|otro) (?:otro )?(?:numero|nro|num|cel|celu|celular|movil|tel|telefono|fono|whatsapp|whats|wasap|wsp|mail|correo|email|contacto)\b|\b(?:anot|llam|escrib|contact|comuni|ubic)\w*(?:me|nos|se|enme|ennos|eme|en|a|o)\b/
/** Words of numbers that are something else. */
const OTHER_NUMBER =
  /\b(?:pedido|orden|compra|factura|ticket|boleta|cuit|cuil|dni|rut|rfc|cedula|documento|seguimiento|guia|serie|cuenta|cbu|clabe|alias|tarjeta|afiliad[oa]|soci[oa]|cliente|reserva|poliza|contrato|patente|folio|remito|expediente|nit|llame|llamamos|0?[89]00)\b/

/** Words of a telephone number or an address. */
const PHONE = /\b(?:tel|telefono|fono|cel|celu|celular|whatsapp|mail|correo|email)\b/

/** Whether a text has nothing but a number or an address, perhaps with a first name. */
const isAlone = (text: string): boolean =>
  significantWords(text.replace(/\S*[@\d]\S*/g, ' ')).every((word) => isFirstName(word))

/** Reads a telephone number or an e-mail address that a waiting visitor gives without being asked. */
export function readReach(turn: Turn, bot: BotSnapshot): Reply | undefined {
  const folded = foldWords(turn.text)
  if (turn.channel !== 'webchat' || turn.text.includes('?') || OTHER_NUMBER.test(folded)) return undefined
  if (sensitiveIn(bot, turn).length > 0) return undefined
  const isSaid = REACHES.test(folded)
  const isKnown = waitingSlots.reach.some(({ key }) => Boolean(turn.known?.[`name:${key}`]))
  return isSaid || (!isKnown && isAlone(turn.text)) ? reachIn(bot, turn, 0)?.kept : undefined
}

/** What a message tells: the question that it answers, and the reply that keeps it. */
interface Told {
  answers: WaitingQuestion
  kept: Reply
}

/** Returns the name beside a number or an address, and the reverse: "soy Ana Ruiz, 351 555 0142". */
function besideIn(answers: WaitingQuestion, bot: BotSnapshot, turn: Turn): Told | undefined {
  if (answers === 'name') return numberIsOther(turn.text) ? undefined : reachIn(bot, turn, 0)
  const name = answers === 'reach' ? (unaskedNameIn(turn.text) ?? nameAround(turn.text)) : undefined
  return name === undefined || /[@\d]/.test(name) ? undefined : { answers: 'name', kept: keepName(name) }
}

/** Returns the name that stands beside a number or an address without a comma: "Ana Ruiz 351 555 0142". */
function nameAround(text: string): string | undefined {
  const name = nameIn(text.replace(/\S*[@\d]\S*/g, ' ').replace(/\s+/g, ' '))
  return isFirstName(foldWords(name?.split(' ')[0] ?? '')) ? name : undefined
}

/** Whether the numbers in a text are something else than where the customer can be reached. */
function numberIsOther(text: string): boolean {
  const folded = foldWords(text)
  return OTHER_NUMBER.test(folded) && !PHONE.test(folded)
}

function toldIn(asking: WaitingQuestion, bot: BotSnapshot, turn: Turn): Told | undefined {
  const name = asking === 'name' ? nameIn(turn.text) : unaskedNameIn(turn.text)
  const named: Told | undefined = name === undefined ? undefined : { answers: 'name', kept: keepName(name) }
  if (asking === 'reach') {
    const reach = numberIsOther(turn.text) || isAmongOthers(turn.text) ? undefined : reachIn(bot, turn, 0)
    return reach ?? (isRemark(bot, turn.text) || /\d/.test(turn.text) ? undefined : named)
  }
  if (isRemark(bot, turn.text)) return undefined
  if (asking === 'topic') return reachIn(bot, turn, ALONE) ?? named ?? { answers: 'topic', kept: keepTopic(bot, turn) }
  return reachIn(bot, turn, ALONE) ?? named
}

/**
 * Whether the only number of a text is as short as a document's and beside other data: "Juan Pérez, 30123456, OSDE".
 * Alone or beside a name, it is a telephone without its area.
 */
function isAmongOthers(text: string): boolean {
  const numbers = text.match(/\d[\d .-]*\d/g) ?? []
  const isShort = numbers.every((number) => number.replace(/\D/g, '').length < AREA_DIGITS)
  const folded = foldWords(text)
  const isSaid = text.includes('@') || PHONE.test(folded) || REACHES.test(folded)
  return numbers.length > 0 && isShort && !isSaid && !isAlone(text)
}

/** Fewest digits of a telephone with its area. */
const AREA_DIGITS = 9

/** Reads where the customer can be reached; the numbers of documents and cards are no telephones. */
function reachIn(bot: BotSnapshot, turn: Turn, coverage: number): Told | undefined {
  // Seven digits in a row may be a telephone; a document with its dots is none.
  const written = sensitiveIn(bot, turn).filter(({ start, end }) => /\D/.test(turn.text.slice(start, end)))
  const text = conceal(turn.text, written)
  const found = waitingSlots.reach.flatMap((slot): [string, string][] => {
    const reading = readSlot(slot, text, momentOf({ turn, bot }))
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
