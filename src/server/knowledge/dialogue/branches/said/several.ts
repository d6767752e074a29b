import { isOpen } from '../../hours.ts'
import type { FoundBranch, FoundBranches } from '../find.ts'
import type { BranchForm } from '../types.ts'
import type { BranchWish } from '../wish.ts'
import { addressOf, distanceInWords, joined, stateOf } from './facts.ts'
import { type BranchDescription, describeBranch } from './one.ts'

/** Returns several branches as a list, the first ones of them. */
export function describeBranches(found: readonly FoundBranch[], described: BranchDescription): string {
  const { settings } = described.form
  const shown = found.slice(0, settings.max_listed)
  const rest = found.length - shown.length
  const lines = shown.map((one) => `• ${lineOf(one, described)}`)
  return [leadOf(described, found), ...lines, ...(rest > 0 ? [moreOf(rest)] : [])].filter(Boolean).join('\n')
}

function leadOf({ wish, now }: BranchDescription, found: readonly FoundBranch[]): string {
  if (wish.isOpenNow && found.every(({ branch }) => isOpen(branch.hours, now)))
    return found.length === 1 ? 'Ahora está abierta:' : 'Ahora están abiertas:'
  if (wish.location) return 'Las más cercanas:'
  if (wish.cities.length > 0) return `En ${joined([...new Set(wish.cities)])}:`
  return 'Estas son las sucursales:'
}

function lineOf({ branch, km }: FoundBranch, described: BranchDescription): string {
  const { wish, now } = described
  const [topic] = wish.topics
  if (topic && topic !== 'address' && !(topic === 'hours' && wish.isOpenNow))
    return describeBranch({ branch }, { ...described, wish: { ...wish, topics: wish.topics.slice(0, 1) } }).replaceAll(
      '\n',
      ' ',
    )
  const near = km === undefined ? '' : `, a ${distanceInWords(km)}`
  return `${branch.name}${near}: ${addressOf(branch)}. ${capital(stateOf(branch, now))}.`
}

const moreOf = (rest: number) =>
  `Y ${rest === 1 ? 'una' : rest} más: {decime/dime/dígame} {tu/su} localidad y {te/le} digo cuál queda cerca.`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns what is said before the branches if none of them fits what was asked; '' if some do. */
export function lackOf({ lacking, isUnsure = false }: FoundBranches, wish: BranchWish): string {
  switch (lacking) {
    case 'city':
      return `No tenemos una sucursal en ${joined(wish.cities)}.`
    case 'service':
      return `Ninguna sucursal tiene ${joined(wish.services.map((one) => one.toLowerCase()))}.`
    case 'zone':
      if (isUnsure)
        return `No tengo confirmado si llegamos ${wish.postalCode === undefined ? 'a {tu/su} ubicación' : `al ${wish.postalCode}`}.`
      return wish.postalCode === undefined
        ? 'Por ahora no llegamos a {tu/su} ubicación.'
        : wish.topics.includes('coverage')
          ? `Por ahora no llegamos al ${wish.postalCode}.`
          : `No tenemos una sucursal en el ${wish.postalCode}.`
    case 'open':
      return 'Ahora están todas cerradas.'
    default:
      if (!wish.elsewhere) return ''
      // A town is written without an article; what has one is a spot in it.
      return wish.isNearest && /^(?:el|la|los|las) /.test(wish.elsewhere)
        ? `No ubico «${wish.elsewhere}».`
        : `No tenemos una sucursal en ${wish.elsewhere}.`
  }
}

/** Returns the question where the customer is. */
export const askPlace = ({ ask_location }: BranchForm['settings']): string =>
  ask_location
    ? '{Compartime/Compárteme/Compártame} {tu/su} ubicación o {decime/dime/dígame} {tu/su} localidad y {te/le} digo cuál queda más cerca.'
    : '¿En qué localidad {estás/estás/está}? Así {te/le} digo qué sucursal queda cerca.'

/** Returns the question in which city the customer is. */
export const askCity = (): string => '¿De qué localidad?'

/** Returns the question to where something is sent. */
export const askZone = (): string => '¿A qué código postal o localidad?'

/** Returns the question which branch is meant. */
export const askBranch = (): string => '¿De qué sucursal?'

/** Asks for the location, which tells the nearest branch where the place that was named does not. */
export const askNearest = (): string =>
  '{Compartime/Compárteme/Compártame} {tu/su} ubicación y {te/le} digo cuál queda más cerca.'

/** Asks for the location, which tells whether a branch reaches it. */
export const askLocation = (): string =>
  '{Compartime/Compárteme/Compártame} {tu/su} ubicación y {te/le} digo si llegamos.'
