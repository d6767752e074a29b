import { isOrder } from '../spanish/orders.ts'
import { type SmallTalkChanges, smallTalkOf } from '../spanish/small-talk.ts'
import { shippedAnswers, type Topic } from '../spanish/topics.ts'
import { buildContentReplies } from './build-replies.ts'
import { mentionsTrouble } from './complaint-signs.ts'
import { buildHandoffQuestion, buildHandoffReplies } from './handoff.ts'
import { findMainResponse } from './main-response.ts'
import { helpWithoutMenu, menuButtons } from './menu.ts'
import { matchQuickResponse } from './quick-responses.ts'
import { quoted } from './quotation.ts'
import type { Outcome, RuleContext, RuleOf } from './rule.ts'
import { isSocialIntent } from './social.ts'
import { buildSystemReplies, personButton } from './system.ts'
import { lastAnswer } from './topic.ts'
import type { BotSnapshot, DialogueState, Handoff, Reply, ResponseButton } from './types.ts'
import { asksOrWants } from './urgency.ts'
import { foldWords } from './words.ts'

/**
 * Answers a message that is nothing but small talk: thanks, "ok", an insult, a request for help. The bot's own examples
 * take precedence, word for word, and for some topics also whatever its model understands.
 */
export function applySmallTalkRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, variants, understood } = deciding
  const found = smallTalkOf(turn.text, bot.smallTalk)
  if (!found || isOwnPhrase(deciding)) return undefined
  if (found === 'goodbye') {
    const replies = buildSystemReplies('goodbye', bot, turn, variants)
    return { replies, explanation: { rule: 'goodbye' }, next: { silent: true } }
  }
  // A verb alone resembles every question with it: "¿están?" asks no address.
  const isBare = found.key === 'presence' && BARE.test(foldWords(turn.text))
  if (found.yields && (understood.followUp || (!isBare && knowsMore(deciding)))) return undefined
  if (found.key === 'praise' && chooses(deciding)) return undefined
  return outcomeOf(found, deciding)
}

/**
 * Answers mockery and jokes before keywords and meanings, which their words may also be: "te falta un tornillo" to a
 * hardware shop. A keyword that is the whole message is none.
 */
export const applyMockeryRule: RuleOf = (deciding) => {
  const { turn, bot } = deciding
  const found = smallTalkOf(turn.text, bot.smallTalk)
  if (found === undefined || found === 'goodbye') return undefined
  if ((found.key !== 'mockery' && found.key !== 'laughter') || isOwnPhrase(deciding)) return undefined
  return matchQuickResponse(bot, turn.text)?.keyword === foldWords(turn.text) ? undefined : outcomeOf(found, deciding)
}

/** Most words of a thanks with a remark: "gracias, me quedo más tranquila". */
const REMARK_WORDS = 9

/** Words with which a remark says that something is not settled. */
const OBJECTS = /\b(?:pero|aunque|no|nada|sigue|siguen|todavia|aun|igual)\b/

/** Answers thanks with a remark that is neither understood nor asks for anything as thanks. */
export const applyThanksRule: RuleOf = (deciding) => {
  const { turn, understood } = deciding
  const folded = foldWords(turn.text)
  if (understood.best || understood.followUp || !/\bgracias\b/.test(folded) || /[?\d]/.test(turn.text)) return undefined
  if (folded.split(' ').length > REMARK_WORDS || OBJECTS.test(folded)) return undefined
  if (asksOrWants(turn.text) || mentionsTrouble(turn.text)) return undefined
  return applySmallTalkRule({ ...deciding, turn: { ...turn, text: 'gracias' } })
}

/** Words that praise what a business made or who works there. */
const PRAISES =
  /\b(?:riquisim\w+|delicios\w+|exquisit\w+|un (?:genio|amor|crack|capo|espectaculo|lujo|placer)|una (?:genia|capa|delicia|maravilla|dulce)|(?:muy|re|super|tan) (?:ric[oa]s?|amables?|atent[oa]s?|dulces?)|me encant(?:o|aron)|felicitaciones|l[oe]s felicito)\b/

/** Most words of a message that only praises. */
const PRAISE_WORDS = 14

/** Answers praise as such, whatever it names: "las empanadas de ayer, un espectáculo" asks for no empanadas. */
export const applyPraiseRule: RuleOf = (deciding) => {
  const { text } = deciding.turn
  const folded = foldWords(text)
  if (!PRAISES.test(folded) || OBJECTS.test(folded) || folded.split(' ').length > PRAISE_WORDS) return undefined
  if (/[?\d]/.test(text) || mentionsTrouble(text) || deciding.understood.example) return undefined
  if (asksOrWants(text) || isOrder(text)) return undefined
  return applySmallTalkRule({ ...deciding, turn: { ...deciding.turn, text: 'excelente atención' } })
}

/** Whether somebody is there, asked by the verb alone. */
const BARE = /^(?:(?:hola|buenas) )?(?:estan|estas)(?: ahi)?$/

/** Whether the bot has an answer that is more than a courtesy. */
const knowsMore = (deciding: RuleContext): boolean => {
  const { best } = deciding.understood
  return best !== undefined && !isSocialIntent(deciding.bot, best.intentId) && findMainResponse(deciding) !== undefined
}

/** Most words of a choice by its kind: "la mejor", "la más grande". */
const CHOICE_WORDS = 3

/**
 * Whether words that are otherwise praise choose from what the bot just offered or asked about: "grande" after "¿chica,
 * mediana o grande?", "la mejor".
 */
function chooses(deciding: RuleContext): boolean {
  const { turn, state } = deciding
  const words = foldWords(turn.text).split(' ')
  if (words.length > CHOICE_WORDS || turn.text.includes('!')) return false
  const answer = lastAnswer(deciding)
  const offered = (state.offered ?? []).map(({ title }) => foldWords(title)).join(' ')
  if (!answer.includes('?') && offered === '') return false
  const shown = ` ${foldWords(answer)} ${offered} `
  return /^(?:el|la|los|las)$/.test(words[0] ?? '') || words.every((word) => shown.includes(` ${word} `))
}

/** Answers the question whether a person or a bot is writing, which would otherwise be read as a request for a person. */
export const asksIfPerson: RuleOf = (deciding) => {
  const { turn, bot } = deciding
  if (!/\?|^\s*(?:estoy|es|sos|eres)\s/iu.test(turn.text) || matchQuickResponse(bot, turn.text)) return undefined
  const found = smallTalkOf(turn.text, bot.smallTalk)
  return found !== 'goodbye' && found?.key === 'bot' && !isOwnPhrase(deciding) ? outcomeOf(found, deciding) : undefined
}

/** Whether the text is, word for word, an example or a question of something that the bot can answer. */
function isOwnPhrase(deciding: RuleContext): boolean {
  const { turn, bot, understood } = deciding
  if (understood.example) return findMainResponse(deciding) !== undefined
  const folded = foldWords(turn.text)
  const { questions = [] } = bot.trained?.follow_ups?.find(({ id }) => id === understood.followUp?.id) ?? {}
  return folded !== '' && questions.some((question) => foldWords(question) === folded)
}

function outcomeOf(topic: Topic, deciding: RuleContext): Outcome {
  const { turn, bot, state, variants, understood } = deciding
  const explanation = { rule: 'small_talk', by: topic.name } as const
  // Small talk is neither an answer to a pending question nor a failure to answer it.
  const pending = pendingOf(state)
  switch (topic.effect) {
    case 'closing': {
      const replies = state.closing ? [] : said(topic, deciding)
      return { replies, explanation, next: { ...pending, closing: true, silent: true } }
    }
    case 'menu': {
      const buttons = menuButtons(bot, turn)
      const replies = said(topic, deciding, [...buttons, personButton(turn)], buttons.length === 0)
      return { replies, explanation, next: { choice: { buttons, attempts: 1, repeated: 0 } } }
    }
    case 'handoff':
    case 'question': {
      const isMockery = topic.key === 'mockery'
      // Who goes on instead of answering whether they want a person gets one, and so does who mocks again.
      const isAgain = state.asked !== undefined || (isMockery && state.mocked === true)
      // A first mockery says that the bot does not understand: it is no anger that must not wait.
      const handoff: Handoff =
        isMockery && !isAgain
          ? { reason: 'failure', areaId: null, misses: 1 }
          : { reason: 'upset', areaId: null, by: quoted(turn.text, understood.entities) }
      const isMocking = isMockery && { mocked: true as const }
      const asks = topic.effect === 'question' || bot.settings.handoff?.confirmation
      if (asks && !isAgain)
        return {
          replies: [...said(topic, deciding), buildHandoffQuestion(bot, turn, 'confirm')],
          explanation,
          next: { asked: handoff, ...isMocking },
        }
      const replies = topic.effect === 'question' ? [] : said(topic, deciding)
      return { replies: [...replies, ...buildHandoffReplies(bot, turn, handoff, variants)], explanation }
    }
    case 'person':
      return { replies: said(topic, deciding, [personButton(turn)]), explanation, next: pending }
    default:
      return { replies: said(topic, deciding), explanation, next: pending }
  }
}

function said(
  { key }: Topic,
  { turn, bot, variants }: RuleContext,
  buttons: readonly ResponseButton[] = [],
  hasNoMenu = false,
): Reply[] {
  const [text = '', ...others] = answersOf(bot, key, hasNoMenu)
  const messages = [{ kind: 'text', text, variants: others } as const]
  return buildContentReplies({ key: `small_talk.${key}`, messages, buttons }, turn, variants)
}

/** Returns the owner's answer to a topic, or the shipped ones. */
function answersOf({ smallTalk, form }: BotSnapshot, key: keyof SmallTalkChanges, hasNoMenu: boolean): string[] {
  const own = smallTalk?.[key]?.answer
  if (own) return [own]
  return hasNoMenu ? [helpWithoutMenu(form)] : shippedAnswers(key, form)
}

/** The part of a state that small talk leaves as it is. */
function pendingOf({ choice, asked, offered, misses }: DialogueState): Partial<DialogueState> {
  return { misses, ...(choice && { choice }), ...(asked && { asked }), ...(offered && { offered }) }
}
