import { resolveFormOfAddress } from '../../../contract/address-form.ts'
import { buildTextReply } from './build-replies.ts'
import { cut } from './cut.ts'
import type { BotSnapshot, Reply, ResponseButton, Turn } from './types.ts'

/** What the bot says about a wish that it did not understand, beside the answers to the others. */
const sources = {
  which: 'Sobre «{{pedido}}»: ¿es alguna de estas opciones?',
  unclear: 'Sobre «{{pedido}}» no entendí bien. ¿Me lo {decís/dices/dice} de otra forma?',
} as const

/** Longest quotation of a wish, in UTF-16 code units. */
const QUOTED = 60

/** Returns the question about one wish of a message. Bots without a form of address say tú. */
export function wishReply(
  { form }: Pick<BotSnapshot, 'form'>,
  turn: Turn,
  situation: keyof typeof sources,
  wish: string,
  buttons: readonly ResponseButton[] = [],
): Reply {
  const pedido = wish.length > QUOTED ? `${cut(wish, QUOTED - 1)}…` : wish
  const within = { ...turn, variables: { ...turn.variables, pedido } }
  return buildTextReply(resolveFormOfAddress(sources[situation], form ?? 'tu'), within, buttons)
}
