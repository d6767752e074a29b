import type { ContactValues } from './contact-values.ts'

/** The values of a form side by side: a document is one, and so is each piece of data of the business's own. */
type Flat = Readonly<Record<string, unknown>>

const OWN = 'custom.'

function flatten({ custom, documentKind, documentValue, ...rest }: ContactValues): Flat {
  const own = Object.entries(custom).map(([key, value]) => [OWN + key, value])
  return { ...rest, document: [documentKind, documentValue], ...Object.fromEntries(own) }
}

function unflatten({ document, ...rest }: Flat): ContactValues {
  const [documentKind, documentValue] = document as [string, string]
  const of = (own: boolean) => Object.entries(rest).filter(([place]) => place.startsWith(OWN) === own)
  const custom = Object.fromEntries(of(true).map(([place, value]) => [place.slice(OWN.length), value]))
  return { ...Object.fromEntries(of(false)), custom, documentKind, documentValue } as ContactValues
}

/** What became of a contact that two people changed. */
export interface Merged {
  /** what either of them changed; where both did, what is written here */
  values: ContactValues
  /** places that both changed, each in their own way, with both texts */
  clashes: readonly { place: string; mine: unknown; now: unknown }[]
  /** places that only the other one changed */
  taken: readonly string[]
}

/**
 * Puts together what two people made of one contact. A place is a field's name; `document`; `custom.` and a key.
 * @param base what both began with
 * @param mine the form
 * @param now what the other one saved
 */
export function merge(base: ContactValues, mine: ContactValues, now: ContactValues): Merged {
  const [before, here, there] = [flatten(base), flatten(mine), flatten(now)]
  const differ = (a: Flat, b: Flat, place: string) => JSON.stringify(a[place]) !== JSON.stringify(b[place])
  const others = Object.keys(here).filter((place) => differ(before, there, place))
  const taken = others.filter((place) => !differ(before, here, place))
  const clashes = others
    .filter((place) => differ(before, here, place) && differ(here, there, place))
    .map((place) => ({ place, mine: here[place], now: there[place] }))
  return { values: take(mine, now, taken), clashes, taken }
}

/** The values of a form, with those of another at some places. */
export function take(values: ContactValues, from: ContactValues, places: readonly string[]): ContactValues {
  const there = flatten(from)
  return unflatten({ ...flatten(values), ...Object.fromEntries(places.map((place) => [place, there[place]])) })
}
