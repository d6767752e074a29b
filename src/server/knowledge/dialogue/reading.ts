import { readAs } from './content.ts'
import type { RuleContext } from './rule.ts'
import { withoutNamed } from './slots/asked-name.ts'
import { rememberedValues, valuesIn, withValues } from './slots/values.ts'
import { isQuestion } from './slots/words.ts'
import { isSocialIntent, withoutSocial } from './social.ts'
import type { BotSnapshot, DialogueState, Turn } from './types.ts'
import { understand } from './understand.ts'

/** A turn, and the same without the courtesies and the small talk around what the customer wants. */
export interface Reading {
  message: RuleContext
  wish: RuleContext
}

/** Reads a turn with the model, the values that are known of the conversation, and without its courtesies. */
export function readingOf(turn: Turn, state: DialogueState, bot: BotSnapshot): Reading {
  const understood = withoutNamed(bot, state, turn.text, understand(bot, turn))
  const values = {
    ...rememberedValues(state),
    ...valuesIn(understood.entities),
  }
  const variants = { ...state.variants }
  const message: RuleContext = {
    turn: withValues(turn, bot, values),
    bot,
    state,
    variants,
    understood,
  }
  const request = understood.example ? turn.text : withoutSocial(bot, turn.text)
  return {
    message,
    wish: asWish(request === turn.text ? message : readAs(message, request)),
  }
}

/**
 * Reads a question without the intents for courtesies: if only the courtesy in it was understood, the bot asks rather than
 * greets.
 */
function asWish(deciding: RuleContext): RuleContext {
  const { bot, turn, understood } = deciding
  const { best, ranking } = understood
  if (!best || understood.example || !isQuestion(turn.text) || !isSocialIntent(bot, best.intentId)) return deciding
  const others = ranking.filter(({ intentId }) => !isSocialIntent(bot, intentId))
  const [first] = others
  const { best: _, ...rest } = understood
  const isClear = first !== undefined && first.confidence >= (understood.threshold ?? 1)
  return {
    ...deciding,
    understood: { ...rest, ranking: others, ...(isClear && { best: first }) },
  }
}
