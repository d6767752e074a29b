import { resolveFormOfAddress } from '../../../contract/address-form.ts'
import { buildTextReply } from './build-replies.ts'
import { cut } from './cut.ts'
import type { BotSnapshot, Reply, ResponseButton, Turn } from './types.ts'

/** What the bot asks about a wish that it did not understand, alone or beside the answers to the others. */
const sources = {
  only: '¿{Me preguntás/Me preguntas/Me pregunta} por «{{opcion}}»?',
  which_only: 'Sobre «{{pedido}}»: ¿{me preguntás/me preguntas/me pregunta} por «{{opcion}}»?',
  which: 'Sobre «{{pedido}}»: ¿es alguna de estas opciones?',
  unclear: 'Sobre «{{pedido}}» no entendí bien. ¿Me lo {decís/dices/dice} de otra forma?',
} as const

/** Longest quotation of a wish, in UTF-16 code units. */
const QUOTED = 60

/**
 * Returns the question about a wish. Bots without a form of address say tú.
 * @param option the title of the only thing that it may be
 */
export function wishReply(
  { form }: Pick<BotSnapshot, 'form'>,
  turn: Turn,
  situation: keyof typeof sources,
  wish: string,
  buttons: readonly ResponseButton[] = [],
  option = '',
): Reply {
  const pedido = wish.length > QUOTED ? `${cut(wish, QUOTED - 1)}…` : wish
  const within = { ...turn, variables: { ...turn.variables, pedido, opcion: option } }
  return buildTextReply(resolveFormOfAddress(sources[situation], form ?? 'tu'), within, buttons)
}
