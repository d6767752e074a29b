import { buttonsOf } from './build-replies.ts'
import { clausesOf } from './clauses.ts'
import { answerContent, contentKey, explainedBy, probeContent, readAs } from './content.ts'
import { significantWords } from './elliptic.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { isSocial, isSocialIntent } from './social.ts'
import type { Reply, ResponseButton, WishRead } from './types.ts'
import { foldWords } from './words.ts'

/** Maximum number of wishes answered in one reply. */
const MOST = 3

/** Minimum confidence of a wish that does not ask. */
const SURE = 0.75
/** Minimum number of its words: "ya pagué" tells something about another wish. */
const WORDS = 3

/** Minimum confidence in the whole message of the only wish that one of its clauses says. */
const SUPPORTED = 0.2

/** Words with which a clause asks or wants, so that it may be a wish of its own. */
const ASKS =
  /(?:^|\s)(?:que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|dnd|quien|hay|tienen|tenes|tienes|tiene|tendran|tendras|hacen|haces|venden|vende|manejan|trabajan|aceptan|reciben|toman|atienden|abren|cierran|envian|mandan|llevan|entregan|despachan|puedo|podria|puedes|podes|pueden|puede|quiero|quisiera|queria|necesito|busco|buscando|precio|precios|costo|valor|dan|cobran|sale|salen|cuesta|cuestan|vale|valen|dejan|ofrecen|alquilan|rentan|llegan|arreglan)(?:\s|$)|^si\s/
/** A thing named after a verb of the clause before: "me das la dirección y el horario". */
const NAMES = /^(?:el|la|los|las|sus|su|tus|un|una)\s/

/** A clause that the bot can answer. */
interface Wish {
  text: string
  outcome: Outcome
  confidence: number
  name: string
}

/**
 * Answers several wishes of one message in one reply, in their order. Applies only if clauses of the message are each
 * understood by themselves and have different answers, or if only one clause of the message is understood.
 */
export function applyWishesRule(deciding: RuleContext): Outcome | undefined {
  const { turn } = deciding
  const clauses = clausesOf(turn.text)
  if (clauses.length < 2) return undefined
  const wishes: Wish[] = []
  for (const { text, asks, isApart } of clauses) {
    if (isSocial(deciding.bot, text) || (wishes.length > 0 && significantWords(text).length === 0)) continue
    const wish = wishOf(deciding, text)
    const folded = foldWords(text)
    const wants = asks || ASKS.test(folded) || (!isApart && wishes.length > 0 && NAMES.test(folded))
    const tells = isApart && wish !== undefined && wish.confidence >= SURE && folded.split(' ').length >= WORDS
    if (!wish || !(wants || tells)) continue
    if (!wishes.some(({ outcome }) => contentKey(outcome) === contentKey(wish.outcome))) wishes.push(wish)
  }
  if (wishes.length < 2 && !isOnlyWish(deciding, wishes)) return undefined
  return answered(deciding, wishes.slice(0, MOST))
}

/** Whether one clause says what the customer wants, although the whole message is not understood. */
function isOnlyWish({ understood }: RuleContext, wishes: readonly Wish[]): boolean {
  const [only] = wishes
  if (!only || understood.best || understood.followUp) return false
  const inWhole = understood.ranking.find(({ name }) => name === only.name)?.confidence ?? 0
  return only.outcome.explanation.rule === 'quick' || (only.confidence >= SURE && inWhole >= SUPPORTED)
}

function wishOf(deciding: RuleContext, text: string): Wish | undefined {
  const part = readAs(deciding, text)
  const outcome = probeContent(part)
  if (!outcome || (part.understood.best && isSocialIntent(deciding.bot, part.understood.best.intentId)))
    return undefined
  const { best, followUp } = part.understood
  const { rule, by, confidence } = outcome.explanation
  const name = rule === 'intent' ? (best?.name ?? '') : (by ?? '')
  return { text, outcome, confidence: confidence ?? followUp?.confidence ?? best?.confidence ?? 1, name }
}

/** Answers wishes together: the one that asks for something or hands over comes last, with the buttons of all. */
function answered(deciding: RuleContext, wishes: readonly Wish[]): Outcome {
  const isLast = ({ outcome: { next, replies } }: Wish) =>
    next?.filling || next?.calling || replies.some(({ kind }) => kind === 'person')
  const open = wishes.filter(isLast)
  const told = [...wishes.filter((wish) => !isLast(wish)), ...open.slice(0, 1)]
  const outcomes = told.flatMap(({ text }) => {
    const part = readAs(deciding, text)
    const outcome = answerContent(part)
    return outcome ? [explainedBy(outcome, part)] : []
  })
  const replies = outcomes.flatMap((outcome) => outcome.replies)
  const buttons = uniqueButtons(buttonsOf(replies))
  const read = told.map(
    ({ text, name, confidence, outcome }): WishRead => ({
      ...{ text, name, confidence },
      responseId: outcome.explanation.responseId ?? null,
    }),
  )
  const [first] = outcomes
  const choice = buttons.length > 0 && { choice: { buttons, attempts: 1, repeated: 0 } }
  return {
    replies: withButtonsLast(replies, buttons),
    explanation: { ...(first?.explanation ?? { rule: 'intent' }), context: { wishes: read } },
    next: { ...Object.assign({}, ...outcomes.map(({ next }) => next)), ...choice },
  }
}

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
