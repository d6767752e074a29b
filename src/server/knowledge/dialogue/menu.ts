import { type FormOfAddress, resolveFormOfAddress, usualForm } from '../../../contract/address-form.ts'
import { formatTarget } from '../../../contract/button-target.ts'
import { channelLimits } from '../../../contract/channels.ts'
import { HELP_WITHOUT_MENU } from '../spanish/answers.ts'
import { available } from './main-response.ts'
import type { BotSnapshot, ResponseButton, Turn } from './types.ts'

/** Number of buttons in a menu. More are hard to read, and each channel shows these. */
const MOST = 6

/**
 * Returns buttons for what the bot can answer now: its main responses, else its keywords. Long titles are shortened at
 * a word, as far as the channel shows them.
 */
export function menuButtons({ trained, quick }: BotSnapshot, turn: Turn): ResponseButton[] {
  const limit = channelLimits[turn.channel].buttonTitle
  const main = (trained?.responses ?? [])
    .filter((response) => available(response, turn))
    .map(({ id, title }): ResponseButton => ({ title, type: 'response', target: formatTarget({ kind: 'main', id }) }))
  const keywords = quick.flatMap(({ keywords: [first] }): ResponseButton[] =>
    first ? [{ title: capitalized(first), type: 'response' }] : [],
  )
  return (main.length > 0 ? main : keywords)
    .slice(0, MOST)
    .map((one) => ({ ...one, title: cutTitle(one.title, limit) }))
}

/** Returns what to say when asked for help if there is nothing to offer. */
export const helpWithoutMenu = (form: FormOfAddress | null | undefined): string =>
  resolveFormOfAddress(HELP_WITHOUT_MENU, form ?? usualForm({}))

/** Shortens a title to a limit, at the end of a word if there is one. */
export function cutTitle(title: string, limit: number): string {
  if (title.length <= limit) return title
  const head = title.slice(0, limit - 1)
  const end = head.lastIndexOf(' ')
  return `${(end > limit / 3 ? head.slice(0, end) : head).replace(/[\s,.;:–-]+$/u, '')}…`
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
