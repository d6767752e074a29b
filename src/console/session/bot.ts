import { BOT_PARAMETER } from '../../contract/bot-address.ts'
import { currentSession, type SessionBot, setSession } from './state.ts'

/** Local-storage key of the selected chatbot's id. */
export const BOT_KEY = 'bot'

/** Session-storage key of the bot that the opened address names, until there is a session. */
const ASKED_KEY = 'bot-asked'

/** Takes the bot out of the address: reloaded later, the page stays with the one that the user has selected by then. */
export function keepAskedBot(): void {
  const url = new URL(window.location.href)
  const asked = url.searchParams.get(BOT_PARAMETER)
  if (asked === null) return
  sessionStorage.setItem(ASKED_KEY, asked)
  url.searchParams.delete(BOT_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
}

/**
 * Returns the bot that the address named, else the stored one, if it is one of the user's (ids compared as numbers), else
 * the first one. It is stored.
 */
export function chooseBot(bots: readonly SessionBot[]): SessionBot | null {
  const asked = sessionStorage.getItem(ASKED_KEY)
  sessionStorage.removeItem(ASKED_KEY)
  if (asked !== null && bots.some(({ id }) => id === Number(asked))) localStorage.setItem(BOT_KEY, asked)
  const stored = localStorage.getItem(BOT_KEY)
  const found = stored === null ? undefined : bots.find((bot) => Number(bot.id) === Number(stored))
  const chosen = found ?? bots[0] ?? null
  if (chosen && chosen !== found) localStorage.setItem(BOT_KEY, String(chosen.id))
  return chosen
}

/** Selects another of the user's chatbots. Ignores unknown ids. */
export function selectBot(id: number): void {
  const session = currentSession()
  const bot = session.bots.find((one) => one.id === id)
  if (!bot) return
  localStorage.setItem(BOT_KEY, String(id))
  setSession({ ...session, bot })
}
