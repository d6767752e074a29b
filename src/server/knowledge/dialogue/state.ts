import type { DialogueState, ResponseButton } from './types.ts'

/** Buttons that are remembered: older ones are only text again. */
const REMEMBERED = 20

/** Minutes of silence after which a conversation begins anew, where the bot does not say. */
export const SESSION_MINUTES = 30

/** The state of a conversation that begins. */
export function freshState(): DialogueState {
  return { misses: 0, buttons: [], variants: {} }
}

/**
 * The state in which a message finds the chat. After a long silence what was asked is forgotten, but not what
 * the buttons on the customer's screen stand for.
 * @param continues a person had the conversation meanwhile: the bot goes on where it was
 */
export function stateNow(state: DialogueState, now: Date, minutes = SESSION_MINUTES, continues = false): DialogueState {
  if (continues) return { ...state, misses: 0 }
  if (state.at === undefined || now.getTime() - Date.parse(state.at) <= minutes * 60_000) return state
  const { buttons, variants } = state
  return { ...freshState(), buttons, variants }
}

/** Remembers what was offered, the latest first; a later button of the same title takes the earlier one's place. */
export function remember(known: readonly ResponseButton[], offered: readonly ResponseButton[]): ResponseButton[] {
  const titles = new Set(offered.map(({ title }) => title))
  return [...offered, ...known.filter(({ title }) => !titles.has(title))].slice(0, REMEMBERED)
}
