import { buttonsOf } from './build-replies.ts'
import { clausesOf } from './clauses.ts'
import { withOneClosing } from './closing.ts'
import { answerContent, contentKey, explainedBy, probeContent, readAs, saysSame } from './content.ts'
import { significantWords } from './elliptic.ts'
import { statesFact } from './fact-words.ts'
import { isOnlyFact } from './facts.ts'
import { findMainResponse, mainResponseOutcome } from './main-response.ts'
import { answerOpen, asksForDatum, isHanded, waiting, wishRead } from './open-wishes.ts'
import { asksOpening } from './opening/rule.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { applyRequestRule, isOnlyRequest } from './slots/request.ts'
import { slotsOf } from './slots/slot.ts'
import { isSocial, isSocialIntent } from './social.ts'
import { topicOf } from './topic.ts'
import type { Reply, ResponseButton } from './types.ts'
import { asksForMore, isAnother } from './unclear-wishes.ts'
import type { WishRead } from './wish-types.ts'
import { foldWords } from './words.ts'

/** Maximum number of wishes answered in one reply. */
const MOST = 5

/** Maximum number of unclear wishes that are asked about. */
const MOST_UNCLEAR = 2

/** Longest clause that is read as a wish, in UTF-16 code units. */
const LONGEST = 300

/** Minimum confidence of a clause that belongs to a message about another wish. */
const SURE = 0.75
/**
 * Minimum confidence of a clause that does not ask, and of one that alone decides about a message that is not understood:
 * they are mostly parts of a story, which resemble examples by their usual words.
 */
const CERTAIN = 0.9
/** Minimum number of its words: "ya pagué" tells something about another wish. */
const WORDS = 3

/** Most words of each clause of a message that only lists what it wants: "dirección y teléfono". */
const LISTED_WORDS = 3

/** Minimum confidence in the whole message of the only wish that one of its clauses says. */
const SUPPORTED = 0.2

/** Words with which a clause asks or wants, so that it may be a wish of its own. */
const ASKS =
  /(?:^|\s)(?:que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|dnd|quien|hay|tienen|tenes|tienes|tiene|tendran|tendras|hacen|haces|venden|vende|manejan|trabajan|aceptan|reciben|toman|atienden|abren|cierran|envian|mandan|llevan|entregan|despachan|puedo|podria|puedes|podes|pueden|puede|quiero|quisiera|queria|necesito|busco|buscando|precio|precios|costo|valor|dan|cobran|sale|salen|cuesta|cuestan|vale|valen|dejan|ofrecen|alquilan|rentan|llegan|arreglan)(?:\s|$)|^si\s/
/** A thing named after a verb of the clause before: "me das la dirección y el horario". */
const NAMES = /^(?:el|la|los|las|sus|su|tus|un|una)\s/

/** A wish for one of the things that the clause before named: "ando buscando uno de 650 W". */
const CONTINUES = /^(?:(?:ando|estoy) )?(?:buscando|busco|quiero|quisiera|necesito|me gustaria) (?:uno|una|unos|unas)\b/

/** A clause that the bot can answer. */
interface Wish extends WishRead {
  outcome: Outcome
}

/**
 * Answers several wishes of one message in one reply, in their order, and asks about those that are not clear. Applies
 * only if clauses of the message are each understood by themselves and have different answers, or if only one clause of
 * the message is understood. A request with its data is one wish, whatever its clauses say.
 */
export function applyWishesRule(deciding: RuleContext): Outcome | undefined {
  const { wishes, unclear, isClear } = wishesIn(deciding)
  const request = wishes.length < 2 || isOnlyRequest(deciding) ? applyRequestRule(deciding) : undefined
  if (request) return request
  return isClear ? answered(deciding, wishes.slice(0, MOST), unclear.slice(0, MOST_UNCLEAR)) : undefined
}

/** The wishes of a message, those that are not clear, and whether they say enough of it to be answered. */
interface WishesRead {
  wishes: readonly Wish[]
  unclear: readonly RuleContext[]
  isClear: boolean
}

function wishesIn(deciding: RuleContext): WishesRead {
  const clauses = clausesOf(deciding.turn.text)
  if (clauses.length < 2) return { wishes: [], unclear: [], isClear: false }
  const wishes: Wish[] = []
  const unclear: RuleContext[] = []
  let facts = 0
  const isList = clauses.every(({ text }) => foldWords(text).split(' ').length <= LISTED_WORDS)
  for (const clause of clauses) {
    const { text, asks, isApart } = clause
    if (isSocial(deciding.bot, text) || (wishes.length > 0 && significantWords(text).length === 0)) continue
    if (text.length > LONGEST) continue
    if (wishes.length > 0 && CONTINUES.test(foldWords(text))) continue
    const part = readAs(deciding, text)
    const wish = wishOf(part)
    if (statesFact(text)) facts++
    if (wish && ((isAside(deciding, wish) && !asksOpening(part)) || isOnlyFact(part))) continue
    const folded = foldWords(text)
    const isListed = isList && (wish?.confidence ?? 0) >= SURE
    const wants = asks || isListed || ASKS.test(folded) || (!isApart && wishes.length > 0 && NAMES.test(folded))
    const tells = isApart && wish !== undefined && wish.confidence >= CERTAIN && folded.split(' ').length >= WORDS
    if (!wish && asksForMore(part, clause)) unclear.push(part)
    if (!wish || !(wants || tells)) continue
    const same = { key: contentKey(wish.outcome), said: wish.outcome.said }
    if (!wishes.some(({ outcome }) => saysSame(outcome, same))) wishes.push(wish)
  }
  const others = unclear.filter((part) => isAnother(part, wishes))
  const isBesideFacts = facts > 0 && facts === clauses.length - 1 && isSure(wishes)
  const isClear =
    wishes.length >= 2 ||
    isOnlyWish(deciding, wishes) ||
    isBesideFacts ||
    (others.length > 0 && isMain(deciding, wishes))
  return { wishes, unclear: others, isClear }
}

/**
 * Whether a clause is less sure than the whole message, which is understood as something else: a part of the story, such
 * as "qué hago".
 */
const isAside = ({ understood: { best } }: RuleContext, { name, confidence }: Wish): boolean =>
  best !== undefined && best.confidence >= SURE && best.name !== name && confidence < SURE

/** Whether the only wish is sure: "quiero un turno para limpieza, tengo OSDE". */
const isSure = ([only, ...others]: readonly Wish[]): boolean =>
  only !== undefined && others.length === 0 && only.confidence >= SURE

/** Whether one clause says what the customer wants, although the whole message is not understood. */
function isOnlyWish({ understood }: RuleContext, wishes: readonly Wish[]): boolean {
  const [only] = wishes
  if (!only || understood.best || understood.followUp) return false
  const inWhole = understood.ranking.find(({ name }) => name === only.name)?.confidence ?? 0
  return only.outcome.explanation.rule === 'quick' || (only.confidence >= CERTAIN && inWhole >= SUPPORTED)
}

/** Whether the only wish that is understood is sure, and the whole message is not understood as something else. */
function isMain({ understood: { best, followUp } }: RuleContext, [only]: readonly Wish[]): boolean {
  const inWhole = best?.name ?? followUp?.name
  return only !== undefined && only.confidence >= SURE && (inWhole === undefined || inWhole === only.name)
}

function wishOf(part: RuleContext): Wish | undefined {
  const { best } = part.understood
  const outcome = applyRequestRule({ ...part, variants: { ...part.variants } }) ?? probeContent(part)
  return outcome && !(best && isSocialIntent(part.bot, best.intentId))
    ? { ...wishRead(part, outcome), outcome }
    : undefined
}

/**
 * Answers wishes together: the one that asks for something or hands over comes last, with the buttons of all. The others
 * that ask wait until that is settled, and so does the question about a wish that is not clear.
 */
function answered(deciding: RuleContext, wishes: readonly Wish[], unclear: readonly RuleContext[]): Outcome {
  const asking = wishes.filter(({ outcome }) => asksForDatum(outcome) && !isHanded(outcome))
  const handing = wishes.filter(({ outcome }) => isHanded(outcome))
  const [last, ...later] = [...asking, ...handing]
  const told = [...wishes.filter((one) => !asking.includes(one) && !handing.includes(one)), ...(last ? [last] : [])]
  const isOnly = told.length === 1 && last !== undefined && later.length + unclear.length === 0
  const outcomes = told.flatMap(({ text }) => {
    const part = readAs(deciding, text)
    const outcome = (isOnly ? requestIn(deciding, part) : undefined) ?? applyRequestRule(part) ?? answerContent(part)
    return outcome ? [{ ...explainedBy(outcome, part), topic: topicOf(part, text, outcome) }] : []
  })
  const [topic, ...beside] = outcomes.map((outcome) => outcome.topic).reverse()
  const replies = outcomes.flatMap((outcome) => outcome.replies)
  const buttons = uniqueButtons(buttonsOf(replies))
  const wishesRead = told.map(({ outcome: _, ...read }): WishRead => read)
  const [first] = outcomes
  const choice = buttons.length > 0 && { choice: { buttons, attempts: 1, repeated: 0 } }
  const rest = last && isHanded(last.outcome) ? [] : [...later.map(({ text }) => text), ...unclear.map(textOf)]
  const asked = last ? waiting(deciding, rest) : answerOpen(deciding, rest)
  const said = withOneClosing(replies, last !== undefined || asked.replies.length > 0)
  return {
    replies: [...withButtonsLast(said, buttons), ...asked.replies],
    said: first?.said,
    explanation: {
      ...(first?.explanation ?? { rule: 'intent' }),
      context: { ...asked.explanation.context, wishes: wishesRead },
    },
    next: {
      ...Object.assign({}, ...outcomes.map(({ next }) => next)),
      ...choice,
      ...(topic && { topic: { ...topic, ...(beside.length > 0 && { beside }) } }),
      ...asked.next,
    },
  }
}

/** Begins the only request of a message with what the rest of it tells: "quiero un turno, soy Ana Ruiz, tengo OSDE". */
function requestIn(whole: RuleContext, part: RuleContext): Outcome | undefined {
  const response = findMainResponse(part)
  const asks = response && slotsOf(whole.bot, response).length > 0
  return asks ? mainResponseOutcome(whole, response, { rule: 'intent' }) : undefined
}

const textOf = ({ turn }: RuleContext) => turn.text

/** Maximum number of buttons under a reply to several wishes. */
const BUTTONS = 6

const uniqueButtons = (all: readonly ResponseButton[]): ResponseButton[] =>
  all.filter(({ title }, place) => all.findIndex((one) => one.title === title) === place).slice(0, BUTTONS)

/** Moves all buttons to the last text. */
function withButtonsLast(replies: readonly Reply[], buttons: readonly ResponseButton[]): Reply[] {
  const last = replies.findLastIndex(({ kind }) => kind === 'say')
  return replies.map((reply, place) =>
    reply.kind === 'say' ? { ...reply, buttons: place === last ? buttons : [] } : reply,
  )
}
