import { Finder } from '../../nlu/find.ts'
import { memo } from '../memo.ts'
import { distinctTitles } from '../menu.ts'
import { plainWords } from '../words.ts'
import type { Branch, BranchForm } from './types.ts'

/** Longest title of a button that every channel shows. */
const TITLE = 20

/** Titles of the buttons of branches and cities, by name. */
const titles = memo(({ branches }: BranchForm) => {
  const of = (names: readonly string[]) => {
    const short = distinctTitles(names, TITLE)
    return new Map(names.map((name, at) => [name, short[at] ?? name]))
  }
  return { branches: of(branches.map(({ name }) => name)), cities: of(citiesOf(branches)) }
})

/** Returns the cities of branches, each once. */
const citiesOf = (branches: readonly Branch[]): string[] => [...new Set(branches.map(({ address }) => address.city))]

/** Returns the titles of buttons for branches, by which they are also found. */
export const branchTitles = (form: BranchForm, branches: readonly Pick<Branch, 'name'>[]): string[] =>
  branches.map(({ name }) => titles.of(form).branches.get(name) ?? name)

/** Returns the titles of buttons for the cities of a form, by which they are also found. */
export const cityTitles = (form: BranchForm): string[] => [...titles.of(form).cities.values()]

/** What a text names of the branches of a form. */
interface Named {
  branches: Branch[]
  /** as the branches write it */
  cities: string[]
  services: string[]
}

/** Words before the name of a branch that people leave out: "Sucursal Centro". */
const KIND = /^(?:sucursal|local|tienda|sede|deposito|filial|casa)\s+/i

const shortNames = (form: BranchForm, { name, code }: Branch): string[] =>
  [...branchTitles(form, [{ name }]), name.replace(KIND, ''), code].filter(
    (one) => one !== name && plainWords(one).length > 1,
  )

/** Finders of names, by form. */
const finders = memo((form: BranchForm) => {
  const { branches } = form
  const values = (all: readonly string[]) => [...new Set(all)].map((value) => ({ value }))
  return new Finder([
    {
      ...{ name: 'branch', type: 'list' },
      values: branches.map((branch) => ({ value: branch.name, synonyms: shortNames(form, branch) })),
    },
    {
      ...{ name: 'city', type: 'list' },
      values: [...titles.of(form).cities].map(([value, title]) => ({
        value,
        ...(title !== value && { synonyms: [title] }),
      })),
    },
    { name: 'province', type: 'list', values: values(branches.map(({ address }) => address.province)) },
    { name: 'service', type: 'list', values: values(branches.flatMap(({ services }) => services)) },
  ])
})

/** Finds branches, cities and services in a text, also misspelled. A name that is also a city is read as both. */
export function namedIn(text: string, form: BranchForm): Named {
  const found = finders.of(form).all(text, new Date(0))
  const of = (entity: string) => [...new Set(found.filter((one) => one.entity === entity).map(({ value }) => value))]
  const names = of('branch')
  const inProvince = of('province')
  const cities = of('city')
  return {
    branches: form.branches.filter(({ name }) => names.includes(name)),
    cities: [
      ...cities,
      ...form.branches
        .filter(({ address }) => cities.length === 0 && inProvince.includes(address.province))
        .map(({ address }) => address.city),
    ],
    services: of('service'),
  }
}

/** What comes before the name of a street. */
const STREET_KIND = /^(?:av|avda|avenida|bv|bvd|bulevar|boulevard|calle|pje|pasaje)\s+/
/** Shortest street that a text names by itself. */
const STREET = 4

/** Words after which the street of a branch is named: "la sucursal de San Martín". Where a customer lives is none. */
const ON =
  '(?:(?:sucursal(?:es)?|local(?:es)?|tienda|negocio)(?: que (?:esta|queda))? (?:de|en|sobre|por)|av|avda|avenida|bv|bulevar|calle|pasaje)(?: (?:la|el))?'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the branches on the street that a folded text names, those that write it in the same way if any do. */
export function onStreet(folded: string, { branches }: BranchForm): Branch[] {
  const said = ` ${folded} `
  const isNamed = (name: string) => new RegExp(` ${ON} (?:\\S+ )?${escaped(name)} | ${escaped(name)} \\d`).test(said)
  const named = branches.flatMap((branch) => {
    const street = plainWords(branch.address.street)
    const name = street.replace(STREET_KIND, '')
    if (name.length < STREET || !isNamed(name)) return []
    return { branch, isWhole: said.includes(` ${street} `), length: street.length }
  })
  const whole = named.filter(({ isWhole }) => isWhole)
  const longest = Math.max(...whole.map(({ length }) => length))
  const best = whole.length > 0 ? whole.filter(({ length }) => length === longest) : named
  return best.map(({ branch }) => branch)
}

/** A branch where a text names it. */
interface NamedPlace {
  branch: Branch
  start: number
  end: number
}

/** Finds where a text names branches, or cities with only one. */
export function placesIn(text: string, form: BranchForm): NamedPlace[] {
  const found = finders.of(form).all(text, new Date(0))
  return found.flatMap(({ entity, value, start, end }) => {
    const named = form.branches.filter(({ name, address }) =>
      entity === 'branch' ? name === value : entity === 'city' && address.city === value,
    )
    const [branch, ...others] = named
    return branch && others.length === 0 ? [{ branch, start, end }] : []
  })
}
