import type { ChatItem } from '../state/types.ts'

/** Who has the chat. */
export function situationOf(
  { live, type, state }: Pick<ChatItem, 'live' | 'type' | 'state'>,
  isBotOff: boolean,
): string {
  if (state === 2) return 'Resuelta'
  if (live) return 'En vivo'
  if (type !== 'bot') return 'Pide hablar con una persona'
  return isBotOff ? 'Espera a una persona' : 'La atiende el chatbot'
}
