import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import { dayIn } from '../../../../contract/zone.ts'
import { buildTextReply } from '../build-replies.ts'
import { probeContent } from '../content.ts'
import { elliptic } from '../elliptic.ts'
import { buildHandoffReplies } from '../handoff.ts'
import { holidayCountryOf, holidaysFrom, zoneOf } from '../holidays/calendar.ts'
import { asksForPerson } from '../person-words.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { personButton } from '../system.ts'
import type { ResponseButton } from '../types.ts'
import { answerBranches } from './answer.ts'
import { covers, hasCoverage, onlyPostalCode } from './coverage.ts'
import { isAt } from './find.ts'
import { isAboutOther, isFollowUp } from './follow-up.ts'
import { namedIn } from './names.ts'
import type { BranchChat, BranchForm } from './types.ts'
import { type BranchWish, readBranchWish, type WishReading } from './wish.ts'

/** Minutes for which a message may go on about the branches that were told of. */
const CHAT_MINUTES = 30

/**
 * Hands over to the area of a branch that is named, or was just told of, when the customer wants a person of it.
 */
export function applyBranchPersonRule({ turn, bot, state, variants }: RuleContext): Outcome | undefined {
  const by = asksForPerson(bot, turn.text)
  if (by === undefined) return undefined
  for (const form of bot.branches ?? []) {
    const named = namedIn(turn.text, form).branches
    const told =
      state.branch?.formId === form.id ? form.branches.filter(({ id }) => state.branch?.branchIds.includes(id)) : []
    const [branch, ...others] = named.length > 0 ? named : told
    if (!branch || others.length > 0 || branch.areaId === null) continue
    const handoff = { reason: 'words', areaId: branch.areaId, by } as const
    return {
      replies: buildHandoffReplies(bot, turn, handoff, variants),
      explanation: { rule: 'branch', by: branch.name },
    }
  }
  return undefined
}

/** Answers what a customer asks about the branches of the business: which one, where, when, and what it does. */
export function applyBranchRule(deciding: RuleContext): Outcome | undefined {
  for (const form of deciding.bot.branches ?? []) {
    const outcome = branchOutcome(deciding, form)
    if (outcome) return outcome
  }
  return undefined
}

function branchOutcome(deciding: RuleContext, form: BranchForm): Outcome | undefined {
  const { turn, state, understood } = deciding
  const chat = chatOf(state.branch, form, turn.now)
  const reading = readingOf(deciding, form)
  const wish = wishOf(deciding, reading, chat)
  const isOwn = understood.best !== undefined && understood.best.intentId === form.intentId
  if (!isOwn && !wish && !isLeft(deciding, form, reading)) return undefined
  const asked = wish ?? { text: turn.text, wish: readBranchWish(turn.text, reading) }
  const { explanation, ...told } = toldOf(deciding, form, asked)
  return { ...told, explanation: { ...explanation, ...(isOwn && { intentId: form.intentId }) } }
}

/** Helps to find a branch, as a button or a response that leads to their form wants; undefined if it is off. */
export function openBranches(deciding: RuleContext, formId: number): Outcome | undefined {
  const form = deciding.bot.branches?.find(({ id }) => id === formId)
  return form && toldOf(deciding, form, { text: '', wish: readBranchWish('', readingOf(deciding, form)) })
}

/** Answers a wish, and notes what it was about. */
function toldOf({ turn, bot }: RuleContext, form: BranchForm, asked: { text: string; wish: BranchWish }): Outcome {
  const { holidays } = readingOf({ turn, bot }, form)
  const answer = answerBranches({
    ...{ form, wish: asked.wish, now: turn.now, holidays, variables: turn.variables },
    word: ['CO', 'ES', 'MX'].includes(holidayCountryOf(bot.settings)) ? 'festivo' : 'feriado',
  })
  const areaId = answer.branches.length === 1 ? (answer.branches[0]?.areaId ?? null) : null
  const buttons: ResponseButton[] = [
    ...answer.choices.map((title) => ({ title, type: 'response' as const })),
    ...(areaId !== null && !answer.asks
      ? [{ ...personButton(turn), type: 'area' as const, target: String(areaId) }]
      : []),
  ]
  const next: BranchChat = {
    ...{ formId: form.id, branchIds: answer.branches.map(({ id }) => id), text: asked.text },
    ...{ at: turn.now.toISOString(), ...(answer.asks && { asks: true as const }) },
  }
  return {
    replies: [buildTextReply(resolveFormOfAddress(answer.text, bot.form ?? 'tu'), turn, buttons)],
    explanation: {
      ...{ rule: 'branch', by: answer.branches.length === 1 ? (answer.branches[0]?.name ?? form.name) : form.name },
    },
    next: { branch: next },
  }
}

/** Whether a message asks what the branches know and nothing else of the bot answers: deliveries, or a shared place. */
function isLeft(deciding: RuleContext, form: BranchForm, reading: WishReading): boolean {
  const { selection } = form.settings
  const wish = readBranchWish(deciding.turn.text, reading)
  if (wish.isOnlyPlace) return selection === 'nearest' || selection === 'by_location'
  return wish.topics.includes('coverage') && form.branches.some(hasCoverage) && !probeContent(deciding)
}

/** Returns what was told or asked about a form lately. */
function chatOf(chat: BranchChat | undefined, form: BranchForm, now: Date): BranchChat | undefined {
  if (!chat || chat.formId !== form.id) return undefined
  return now.getTime() - Date.parse(chat.at) > CHAT_MINUTES * 60_000 ? undefined : chat
}

function readingOf({ turn, bot }: Pick<RuleContext, 'turn' | 'bot'>, form: BranchForm): WishReading {
  const timeZone = zoneOf(bot.settings)
  const holidays = holidaysFrom(holidayCountryOf(bot.settings), dayIn(turn.now, timeZone))
  const place = turn.place && { lat: turn.place.latitude, lng: turn.place.longitude }
  return { form, now: turn.now, timeZone, holidays: form.settings.use_holidays ? holidays : [], place }
}

/** Returns what a message wants to know about branches, also together with what was asked before; undefined if nothing. */
function wishOf(
  deciding: RuleContext,
  reading: WishReading,
  chat: BranchChat | undefined,
): { text: string; wish: BranchWish } | undefined {
  const { text } = deciding.turn
  const wish = readBranchWish(text, reading)
  const code = postalCodeOf(text, reading.form, chat)
  if (code !== undefined) return ofPostalCode(code, text, reading, chat)
  if (chat?.asks) {
    const answer = readBranchWish(text, { ...reading, isAsked: true })
    if (isPlaced(answer) && answer.topics.length === 0) {
      const both = readBranchWish(chat.text, reading)
      return { text: chat.text, wish: withPlace(both, answer) }
    }
    if (answer.elsewhere && !isAbout(wish) && elsewhereIsAll(text)) return { text: chat.text, wish: { ...answer } }
  }
  if (isAbout(wish)) return { text, wish }
  if (!chat || chat.asks) return undefined
  // A place named after branches were listed: "córdoba", "en alta gracia".
  if (isPlaced(wish) && wish.topics.length === 0 && elsewhereIsAll(text) && !isAboutOther(deciding))
    return { text: chat.text, wish: withPlace(readBranchWish(chat.text, reading), wish) }
  const told = reading.form.branches.filter(({ id }) => chat.branchIds.includes(id))
  if (told.length === 1 && isFollowUp(deciding, wish)) {
    const topics: typeof wish.topics = wish.services.length > 0 ? ['services', ...wish.topics] : wish.topics
    return { text, wish: { ...wish, topics, branches: told } }
  }
  if (!elliptic(text) || isAboutOther(deciding)) return undefined
  // "¿y el teléfono?" is of the branch that was told of; "¿y el sábado?" asks the same for another day.
  if (wish.topics.length > 0 && told.length > 0) return { text, wish: { ...wish, branches: told } }
  const again = readBranchWish(`${chat.text} ${text}`, reading)
  const before = readBranchWish(chat.text, reading)
  const isOther = JSON.stringify([again.opening, again.weekdays]) !== JSON.stringify([before.opening, before.weekdays])
  return isOther && told.length > 0 && before.topics.includes('hours')
    ? { text: chat.text, wish: { ...again, branches: told } }
    : undefined
}

/** Returns the postal code that a message says and nothing else; a number without words only after branches were told. */
function postalCodeOf(text: string, { branches }: BranchForm, chat: BranchChat | undefined): string | undefined {
  const { code, kind } = onlyPostalCode(text) ?? {}
  if (code === undefined) return undefined
  const isKnown = () => branches.some((one) => isAt(one, code) || covers(one, { postalCode: code }) === true)
  return kind === 'named' || (chat && (chat.asks || kind === 'lives' || isKnown())) ? code : undefined
}

/** Goes on with the question before for a postal code; without one, it asks whether a branch reaches it. */
function ofPostalCode(
  postalCode: string,
  text: string,
  reading: WishReading,
  chat: BranchChat | undefined,
): { text: string; wish: BranchWish } {
  const before = readBranchWish(chat?.text ?? '', reading)
  const place = { ...before, branches: [], cities: [], location: undefined, postalCode }
  if (chat) return { text: chat.text, wish: withPlace(before, place) }
  if (!reading.form.branches.some(hasCoverage)) return { text, wish: withPlace(before, place) }
  return { text: `envíos a ${postalCode}`, wish: { ...withPlace(before, place), topics: ['coverage'] } }
}

const isPlaced = ({ branches, cities, postalCode, location }: BranchWish): boolean =>
  branches.length > 0 || cities.length > 0 || postalCode !== undefined || location !== undefined

/** Whether a text asks about branches by itself. */
function isAbout(wish: BranchWish): boolean {
  if (wish.custom !== undefined || wish.asksAll) return true
  // Where the business delivers is told by the branches; how it delivers in general, by what else the bot answers.
  if (wish.topics.includes('coverage')) return isPlaced(wish)
  if (wish.isNearest) return true
  if (wish.isAboutBranches)
    return wish.topics.length > 0 || wish.isOpenNow || wish.services.length > 0 || isAsking(wish)
  return wish.cities.length > 0 && (wish.topics.length > 0 || wish.isOpenNow)
}

/** Whether a text that names branches leaves nothing else to be asked. */
const isAsking = ({ branches, cities, elsewhere }: BranchWish): boolean =>
  branches.length > 0 || cities.length > 0 || elsewhere !== undefined

const elsewhereIsAll = (text: string): boolean => text.trim().split(/\s+/).length <= 5

/** Returns a wish with the place of another one. */
const withPlace = (wish: BranchWish, place: BranchWish): BranchWish => ({
  ...wish,
  ...{ branches: place.branches, cities: place.cities, postalCode: place.postalCode, location: place.location },
  elsewhere: undefined,
})
