import { currentSession, type SessionBot, setSession } from './state.ts'

/** Local-storage key of the selected chatbot's id. */
export const BOT_KEY = 'bot'

/** Returns the stored bot if it is one of the user's (ids compared as numbers), else the first one, which it stores. */
export function chooseBot(bots: readonly SessionBot[]): SessionBot | null {
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
