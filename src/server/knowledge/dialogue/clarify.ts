import { formatTarget } from '../../../contract/button-target.ts'
import { channelLimits } from '../../../contract/channels.ts'
import { yesOrNo } from '../spanish/yes-no.ts'
import { readAs } from './content.ts'
import { isThanks } from './courtesies.ts'
import { available } from './main-response.ts'
import { cutTitle } from './menu.ts'
import { placeNamed } from './ordinals.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { isSocialIntent } from './social.ts'
import { buildSituationReply, personButton, supportsChannel } from './system.ts'
import type { RankedIntent, ResponseButton } from './types.ts'
import { wishReply } from './wish-texts.ts'
import type { Clarification } from './wish-types.ts'
import { foldWords } from './words.ts'

/** Maximum number of intents offered; with the refusal they fit the buttons of every channel. */
const MOST = 2
const MOST_ON_WEB = 3

/** Minimum confidence of the likeliest intent: below, the right one is seldom among the first. */
const FLOOR = 0.2

/** Minimum confidence of the others, as a share of the likeliest one's. */
const SHARE = 0.4

/** The button for "none of these". */
export const NONE: ResponseButton = { title: 'Ninguna de estas', type: 'response' }

/** The answers to a question about the only option, besides a person. */
const YES: ResponseButton = { title: 'Sí', type: 'response' }
const NO: ResponseButton = { title: 'No', type: 'response' }

interface Option {
  intentId: number | null
  button: ResponseButton
}

/**
 * Returns what the customer may have meant, likeliest first: the intents that were considered, read alone and with the
 * topic, as buttons that lead to their answers.
 */
function optionsFor(deciding: RuleContext): Option[] {
  const { state, understood, turn } = deciding
  const isShort = foldWords(turn.text).split(' ').length <= 6
  const joined =
    state.topic && isShort ? readAs(deciding, `${state.topic.text} ${turn.text}`).understood.ranking.slice(0, 1) : []
  const [first] = understood.ranking
  const floor = Math.max(FLOOR, (first?.confidence ?? 0) * SHARE)
  // What was understood is not in doubt, and what was refused before is not offered again.
  const excluded = new Set([...(deciding.refused ?? []), ...(state.excluded ?? [])])
  const candidates = [...understood.ranking, ...joined]
    .filter(({ confidence, intentId }) => confidence >= floor && !excluded.has(intentId))
    .sort((a, b) => b.confidence - a.confidence)
  const options: Option[] = []
  for (const candidate of candidates) {
    const option = optionOf(deciding, candidate)
    if (option && !options.some(({ button }) => button.title === option.button.title)) options.push(option)
  }
  return options.slice(0, turn.channel === 'webchat' ? MOST_ON_WEB : MOST)
}

/** Returns the button of the option that a reply to a clarification chose. */
export function chosenOption(deciding: RuleContext): ResponseButton | undefined {
  const option = clarified(deciding)
  if (!option || option === 'none') return undefined
  const { buttons } = deciding.state
  return buttons.find(({ title }) => title === option.title) ?? optionOf(deciding, option)?.button
}

function optionOf({ bot, turn }: RuleContext, { intentId }: Pick<RankedIntent, 'intentId'>): Option | undefined {
  const response = bot.trained?.responses.find((one) => one.intent_id === intentId && available(one, turn))
  if (
    !response ||
    isSocialIntent(bot, intentId) ||
    !supportsChannel({ channels: response.channels ?? [] }, turn.channel)
  )
    return undefined
  const title = cutTitle(response.title, channelLimits[turn.channel].optionTitle)
  return { intentId, button: { title, type: 'response', target: formatTarget({ kind: 'main', id: response.id }) } }
}

/** Asks which of several intents was meant; undefined if none is likely enough. */
export function clarify(deciding: RuleContext): Outcome | undefined {
  const { bot, turn } = deciding
  const offer = offerFor(deciding)
  if (!offer) return undefined
  const { buttons, clarification, titles } = offer
  const [only, ...others] = titles
  return {
    replies: [
      only === undefined || others.length > 0
        ? buildSituationReply(bot, turn, 'clarification', buttons)
        : wishReply(bot, turn, 'only', turn.text, buttons, only),
    ],
    explanation: { rule: 'clarification', context: { options: titles } },
    next: {
      clarification: { ...clarification, messageId: turn.seed },
      choice: { buttons, attempts: 1, repeated: 0 },
    },
  }
}

/** What is offered to ask which of several intents was meant. */
interface Offer {
  buttons: ResponseButton[]
  titles: string[]
  clarification: Clarification
}

/** Returns what to offer to a message that is not clear; undefined if no intent is likely enough. */
export function offerFor(deciding: RuleContext): Offer | undefined {
  const options = optionsFor(deciding)
  if (options.length === 0) return undefined
  return {
    // One option is no choice: it is asked about with yes and no.
    buttons:
      options.length === 1 ? [YES, NO, personButton(deciding.turn)] : [...options.map(({ button }) => button), NONE],
    titles: options.map(({ button }) => button.title),
    clarification: {
      options: options.flatMap(({ intentId, button }) =>
        intentId === null ? [] : [{ intentId, title: button.title }],
      ),
    },
  }
}

/**
 * Reads the reply to a clarification. Returns the chosen option, by its title or its place, `none` for "none of these" and a plain no, and
 * undefined for anything else.
 */
export function clarified({ state, turn }: RuleContext): Clarification['options'][number] | 'none' | undefined {
  const { clarification } = state
  if (!clarification) return undefined
  const { offered = [] } = state
  const named = turn.pressed ?? offered[placeNamed(turn.text.trim(), offered.length) ?? -1]
  const said = foldWords(named?.title ?? turn.text)
  if (said === foldWords(NONE.title) || /^ningun[ao]?(?: de (?:estas|esas|las dos|las tres))?$/.test(said))
    return 'none'
  const [only, ...others] = clarification.options
  const yes = yesOrNo(others.length === 0 && named ? named.title : turn.text)
  // Who declines several options with thanks wants nothing else.
  if (yes === false && !(others.length > 0 && isThanks(turn.text))) return 'none'
  if (yes && others.length === 0) return only
  return clarification.options.find(({ title }) => foldWords(title) === said)
}
