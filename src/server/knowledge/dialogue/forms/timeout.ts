import type { RuleContext } from '../rule.ts'
import type { BotSnapshot, DialogueState, Turn } from '../types.ts'
import { buildUnpromptedReply, handleInactivity, type UnpromptedReply } from '../unprompted-reply.ts'
import { questionReply, say } from './ask.ts'
import { askedQuestion } from './asked-question.ts'
import { ended } from './end.ts'
import { isExpired } from './run.ts'

const NOTHING = { ranking: [], entities: [], threshold: null, example: false } as const

/**
 * Ends the form whose time passed. The customer is told once, and handed over if that waited for the form.
 * @param isSilent it is too late to say anything
 */
export function handleFormTimeout(
  turn: Turn,
  state: DialogueState,
  bot: BotSnapshot,
  isSilent: boolean,
): UnpromptedReply {
  const { form: run, ...rest } = state
  if (!run || !isExpired(run, turn.now)) return { replies: [], state }
  const form = bot.forms?.find(({ id }) => id === run.formId)
  const variants = { ...state.variants }
  const deciding: RuleContext = { turn, bot, state: rest, variants, understood: NOTHING }
  const text = Object.keys(run.answers).length > 0 ? 'abandoned' : 'abandoned_empty'
  const said = form && !run.handoff && !isSilent ? [say(deciding, text)] : []
  const own = isSilent ? (({ handoff: _, ...one }) => one)(run) : run
  const { replies } = ended(deciding, form, own, 'abandoned', said)
  return buildUnpromptedReply(turn, { ...rest, variants, silent: true }, () => replies)
}

/** Handles a customer's silence: the question of a form is asked once more, and else the pause is announced. */
export const handleSilence = (turn: Turn, state: DialogueState, bot: BotSnapshot): UnpromptedReply =>
  remindOfForm(turn, state, bot) ?? handleInactivity(turn, state, bot)

function remindOfForm(turn: Turn, state: DialogueState, bot: BotSnapshot): UnpromptedReply | undefined {
  const { form: run } = state
  const form = run && bot.forms?.find(({ id }) => id === run.formId)
  const question = askedQuestion(form, run)
  if (!run || !question || isExpired(run, turn.now) || state.silent) return undefined
  return buildUnpromptedReply(turn, { ...state, silent: true }, () => [
    say({ bot, turn }, 'reminder'),
    questionReply({ bot, turn }, question, run.chosen),
  ])
}
