import type { ChatItem } from '../state/types.ts'

/** Who has the chat. */
export function situationOf(
  { live, type, state, waiting_since }: Pick<ChatItem, 'live' | 'type' | 'state' | 'waiting_since'>,
  isBotOff: boolean,
): string {
  if (state === 2) return 'Resuelta'
  if (live) return 'En vivo'
  // Staff gave it away: the customer asked for nobody.
  if (type === 'request' && waiting_since === null) return 'La atiende el equipo'
  if (type === 'request') return 'Pide hablar con una persona'
  return isBotOff ? 'Espera a una persona' : 'La atiende el chatbot'
}
