import type { DialogueState, ResponseButton } from './types.ts'

/** Maximum number of remembered buttons; the titles of older ones are read as plain text. */
const REMEMBERED = 20

/** Default minutes of silence after which a conversation starts anew. */
export const SESSION_MINUTES = 30

/** Returns the state of a new conversation. */
export function freshState(): DialogueState {
  return { misses: 0, buttons: [], variants: {} }
}

/**
 * The change of the state that starts a conversation anew. Every part is named, because a change keeps what it does not
 * name; the buttons on the customer's screen keep working, and so do those of the answer itself.
 */
export const RESTARTED = {
  misses: 0,
  variants: {},
  ...{ choice: undefined, silent: undefined, closing: undefined, requested: undefined },
  ...{ collecting: undefined, asked: undefined, at: undefined, values: undefined, topic: undefined },
  ...{
    clarification: undefined,
    doubted: undefined,
    excluded: undefined,
    filling: undefined,
    left: undefined,
    filled: undefined,
    form: undefined,
    branch: undefined,
    lookups: undefined,
  },
  ...{ open: undefined, waiting: undefined, mocked: undefined, products: undefined },
} as const satisfies Record<Exclude<keyof DialogueState, 'buttons' | 'offered'>, unknown>

/**
 * Returns the state to use for a new message. After a long silence, the pending question and the values of the
 * conversation are dropped, but the buttons on the customer's screen keep working.
 * @param continues an agent handled the conversation meanwhile: the bot continues where it was
 */
export function stateNow(state: DialogueState, now: Date, minutes = SESSION_MINUTES, continues = false): DialogueState {
  const isOver = state.at !== undefined && now.getTime() - Date.parse(state.at) > minutes * 60_000
  if (continues) {
    const { values, left, form, ...rest } = state
    // What the customer wrote to the person answers nothing of the form, whose time begins anew.
    const paused = form && { form: { ...form, paused: true, at: now.toISOString() } as const }
    return { ...rest, ...paused, misses: 0, ...(!isOver && { ...(values && { values }), ...(left && { left }) }) }
  }
  if (!isOver) return state
  const { buttons, variants, form, products } = state
  // A form waits for as long as its own settings say, and an order that was begun is not lost.
  return { ...freshState(), buttons, variants, ...(form && { form }), ...(products?.cart.length && { products }) }
}

/** Remembers the offered buttons, latest first; a newer button replaces an older one of the same title. */
export function remember(known: readonly ResponseButton[], offered: readonly ResponseButton[]): ResponseButton[] {
  const titles = new Set(offered.map(({ title }) => title))
  return [...offered, ...known.filter(({ title }) => !titles.has(title))].slice(0, REMEMBERED)
}
