import type { Gate } from './gate.ts'

/** One entry of the side navigation. */
export interface MenuItem {
  route: string
  label: string
  icon: string
  /** when it is shown: always, or to whom its gate allows */
  shown: 'always' | Gate
}

export interface TabStrip {
  id: string
  tabs: { label: string; route: string }[]
}

/** One route of the console: its gate, its title and how its content is found. */
export interface Route {
  /** as in the specification, e.g. `/forms/survey/{idForm}` */
  path: string
  title: string
  gate: Gate
  kind: 'table' | 'form' | 'page' | 'pending'
  /** key of the page registry, for hand-written pages */
  page?: string
}

/** What is said of that which the user chooses to work on. */
export interface ScopeTexts {
  one: string
  many: string
  none: string
  choose: string
  find: string
  unmatched: string
}

/** What stands above pages whose changes have consequences. */
export interface Warnings {
  danger?: string
  training?: string
}

export interface Brand {
  product: string
  /** what the product is for, in a few words */
  tagline?: string
  /** the product's marketing site */
  site: string
  /** support e-mail */
  support: string
}
