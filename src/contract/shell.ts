import type { Gate } from './gate.ts'

/** An entry of the side navigation. */
export interface MenuItem {
  route: string
  label: string
  icon: string
  /** visibility: always, or when the gate allows it */
  shown: 'always' | Gate
}

export interface TabStrip {
  id: string
  tabs: { label: string; route: string }[]
}

/** A route of the console: its gate, title and the kind of its content. */
export interface Route {
  /** as in the specification, e.g. `/forms/survey/{idForm}` */
  path: string
  title: string
  gate: Gate
  kind: 'table' | 'form' | 'page' | 'pending'
  /** key in the page registry, for hand-written pages */
  page?: string
}

/** Texts about the scope that the user chooses to work on. */
export interface ScopeTexts {
  one: string
  many: string
  none: string
  choose: string
  find: string
  unmatched: string
}

/** Banners above pages whose changes have consequences. */
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
