import type { Access, ListRules, Schema } from '../../model.ts'

/** Singular, plural and gender, from which all texts of a collection are derived. */
export type Noun = [singular: string, plural: string, gender: 'm' | 'f']
export type CollectionVerb = 'List' | 'Get' | 'Create' | 'Update' | 'Delete' | 'DeletedList' | 'Restore'

/** The contents of `x-collection`. */
export interface CollectionRules {
  name?: string
  path: string
  screen: string
  noun: Noun
  label?: string
  read: Access
  write?: Access
  verbs?: CollectionVerb[]
  list?: ListRules & { dialect?: 'simple-rest' | 'whole'; omits?: string[] }
  version?: true
  trash?: true
  history?: string
  live?: true
  training?: true
  api?: string
  representation?: string
  assumed?: string
  'not-built'?: string
}

/** A schema with `x-collection`. */
export interface Collection {
  /** prefix of its operation ids */
  name: string
  schemaName: string
  tag: string
  /** the schema as written */
  schema: Schema
  rules: CollectionRules
}

/** The path parameter of the scope: its key in components and its name in paths. */
export interface ScopeParameter {
  key: string
  name: string
}
