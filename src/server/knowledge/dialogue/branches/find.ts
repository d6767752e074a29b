import { isOpen } from '../hours.ts'
import { covers, hasCoverage } from './coverage.ts'
import { distanceBetween } from './distance.ts'
import type { Branch, BranchForm } from './types.ts'
import type { BranchWish } from './wish.ts'

/** A branch that fits what a customer wants, with its distance from them if that is known. */
export interface FoundBranch {
  branch: Branch
  km?: number
}

/** The branches that fit, best first, and what none of them fits. */
export interface FoundBranches {
  found: readonly FoundBranch[]
  /** what no branch fits: it is left out of `found` */
  lacking?: 'city' | 'service' | 'zone' | 'open'
  /** with `zone`: some branch may reach the place, which what is known of it does not tell */
  isUnsure?: boolean
}

/** A condition, with what to say if no branch meets it. */
interface Condition {
  lacking: NonNullable<FoundBranches['lacking']>
  isMet: (branch: Branch) => boolean
}

/**
 * Returns the branches that fit a wish: those that are named, else those that meet its conditions, the nearest first if
 * it is known where the customer is.
 */
export function findBranches({ branches }: BranchForm, wish: BranchWish, now: Date): FoundBranches {
  const { location } = wish
  let found: readonly Branch[] = wish.branches.length > 0 ? wish.branches : branches
  let lacking: FoundBranches['lacking']
  for (const { lacking: what, isMet } of conditionsOf(wish, now)) {
    const met = found.filter(isMet)
    if (met.length > 0) found = met
    else lacking ??= what
  }
  const placed = found.map((branch): FoundBranch => {
    const km = location && branch.point && distanceBetween(location, branch.point)
    return { branch, ...(km !== undefined && { km }) }
  })
  const far = ({ km = Number.POSITIVE_INFINITY }: FoundBranch) => km
  return {
    found: location ? placed.toSorted((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b))) : placed,
    ...(lacking && { lacking }),
    ...(lacking === 'zone' && { isUnsure: branches.some((branch) => mayReach(branch, wish)) }),
  }
}

/** Whether it is not known if the zone of a branch reaches a place: it is a distance, or a list of postal codes. */
const mayReach = (branch: Branch, { topics, postalCode, location }: BranchWish): boolean =>
  topics.includes('coverage') &&
  (postalCode !== undefined || location !== undefined) &&
  hasCoverage(branch) &&
  covers(branch, { postalCode, location }) === undefined

function* conditionsOf(wish: BranchWish, now: Date): Generator<Condition> {
  const { branches, cities, services, postalCode, location, topics } = wish
  if (branches.length === 0 && cities.length > 0)
    yield { lacking: 'city', isMet: ({ address }) => cities.includes(address.city) }
  if (branches.length === 0 && services.length > 0)
    yield { lacking: 'service', isMet: (branch) => services.every((one) => branch.services.includes(one)) }
  if (topics.includes('coverage') && (postalCode !== undefined || location))
    yield { lacking: 'zone', isMet: (branch) => covers(branch, { postalCode, location }) === true }
  else if (postalCode !== undefined)
    yield { lacking: 'zone', isMet: (branch) => isAt(branch, postalCode) || covers(branch, { postalCode }) === true }
  if (wish.isOpenNow) yield { lacking: 'open', isMet: ({ hours }) => isOpen(hours, now) }
}

/** Whether the address of a branch has a postal code. */
export const isAt = ({ address }: Branch, postalCode: string): boolean =>
  (address.postal_code ?? '')
    .toUpperCase()
    .replace(/^[A-Z](?=\d)/, '')
    .startsWith(postalCode)
