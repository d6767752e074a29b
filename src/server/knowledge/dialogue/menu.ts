import { type FormOfAddress, resolveFormOfAddress, usualForm } from '../../../contract/address-form.ts'
import { formatTarget } from '../../../contract/button-target.ts'
import { channelLimits } from '../../../contract/channels.ts'
import { HELP_WITHOUT_MENU } from '../spanish/answers.ts'
import { available } from './main-response.ts'
import type { BotSnapshot, ResponseButton, Turn } from './types.ts'

/** Number of buttons in a menu. More are hard to read, and each channel shows these. */
const MOST = 6

/**
 * Returns buttons for what the bot can answer now: its main responses, else its keywords. Long titles are shortened to
 * words that read as a whole, as far as the channel shows them.
 */
export function menuButtons({ trained, quick }: BotSnapshot, turn: Turn): ResponseButton[] {
  const main = (trained?.responses ?? [])
    .filter((response) => available(response, turn))
    .map(({ id, title }): ResponseButton => ({ title, type: 'response', target: formatTarget({ kind: 'main', id }) }))
  const keywords = quick.flatMap(({ keywords: [first] }): ResponseButton[] =>
    first ? [{ title: capitalized(first), type: 'response' }] : [],
  )
  const shown = (main.length > 0 ? main : keywords).slice(0, MOST)
  // The button of a person comes last.
  return shown.map((button) => fitted(button, turn, shown.length + 1))
}

/** Shortens the title of a button; the row of a list has more room, and says all of it below. */
function fitted(button: ResponseButton, { channel }: Turn, count: number): ResponseButton {
  const limits = channelLimits[channel]
  if (!('rowTitle' in limits) || count <= limits.buttons)
    return { ...button, title: cutTitle(button.title, limits.optionTitle) }
  const title = cutTitle(button.title, limits.rowTitle)
  return {
    ...button,
    title,
    ...(title !== button.title && { description: cutWord(button.title, limits.rowDescription) }),
  }
}

/** Returns what to say when asked for help if there is nothing to offer. */
export const helpWithoutMenu = (form: FormOfAddress | null | undefined): string =>
  resolveFormOfAddress(HELP_WITHOUT_MENU, form ?? usualForm({}))

/** Words that a long title can do without, those that are missed least first. */
const SPARE: readonly ReadonlySet<string>[] = [
  new Set(['un', 'una', 'unos', 'unas', 'el', 'la', 'los', 'las']),
  new Set(['de', 'del', 'al']),
]

/** Words that begin a complement, without which a title still reads as a whole: "Obras sociales que atendemos". */
const COMPLEMENT = /^(?:que|de|del|para|por|con|sin|en|y|e|o|u|a|al|hasta|desde|sobre|segun|según)$/iu

/**
 * Shortens a title to a limit: first without articles, then without prepositions ("Seguimiento de un pedido" →
 * "Seguimiento pedido"), then without its last complement ("Obras sociales que atendemos" → "Obras sociales"). A single
 * word that is too long is cut.
 */
export function cutTitle(title: string, limit: number): string {
  let words = title.split(' ')
  for (const spare of SPARE) {
    if (words.join(' ').length <= limit) break
    words = words.filter((word, place) => place === 0 || !spare.has(word.toLowerCase()))
  }
  const short = words.join(' ')
  if (short.length <= limit) return short
  return withoutComplement(title.split(' '), limit) ?? cutWord(short, limit)
}

/**
 * Shortens the titles of one message so that they stay distinct, because a channel may return only a title. Those that
 * become the same lose the words that they begin alike with ("…4 litros"); the same names are numbered.
 * @param lead what each title begins with, however much of the name is left out
 */
export function distinctTitles(names: readonly string[], limit: number, lead = ''): string[] {
  const titles = names.map((name) => cutTitle(lead + name, limit))
  const apart = names.map((name, at) => {
    const alike = names.filter((_, other) => uncut(titles[other]) === uncut(titles[at]))
    return alike.length > 1 ? cutTitle(lead + withoutShared(name, alike), limit) : (titles[at] ?? '')
  })
  return apart.map((title, at) => {
    const before = apart.slice(0, at).filter((one) => one === title).length
    return before === 0 ? title : `${cutWord(title, limit - 4)} (${before + 1})`
  })
}

/** "Rodillo" and "Rodillo…" do not differ to a reader. */
const uncut = (title = '') => title.replace(/…$/, '')

/** Returns a name without the words that all names begin with; the whole name if none is left out or nothing is left. */
function withoutShared(name: string, names: readonly string[]): string {
  const words = name.split(' ')
  const shared = words.findIndex((word, at) => names.some((other) => other.split(' ')[at] !== word))
  return shared <= 0 ? name : `…${words.slice(shared).join(' ')}`
}

/** Returns the most words before a complement that fit. */
function withoutComplement(words: readonly string[], limit: number): string | undefined {
  const ends = words.flatMap((word, place) => (place > 0 && COMPLEMENT.test(word) ? [place] : []))
  const heads = ends.map((end) => headOf(words.slice(0, end)))
  return heads.findLast((head) => head !== '' && head.length <= limit)
}

/** Returns words without the complements and signs that they end with. */
function headOf(words: readonly string[]): string {
  const last = words.findLastIndex((word) => !COMPLEMENT.test(word))
  return words
    .slice(0, last + 1)
    .join(' ')
    .replace(/[\s,.;:–-]+$/u, '')
}

/** Cuts a title at the end of a word if there is one, else within. */
function cutWord(title: string, limit: number): string {
  if (title.length <= limit) return title
  const head = title.slice(0, limit - 1)
  const end = head.lastIndexOf(' ')
  return `${(end > limit / 3 ? head.slice(0, end) : head).replace(/[\s,.;:–-]+$/u, '')}…`
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
