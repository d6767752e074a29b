import type { Access, ListRules, Schema } from '../../model.ts'

/** Singular, plural and gender: every text of a collection follows from it. */
export type Noun = [singular: string, plural: string, gender: 'm' | 'f']
export type CollectionVerb = 'List' | 'Get' | 'Create' | 'Update' | 'Delete' | 'DeletedList' | 'Restore'

/** `x-collection` as it is written. */
export interface CollectionRules {
  name?: string
  path: string
  screen: string
  noun: Noun
  label?: string
  read: Access
  write?: Access
  verbs?: CollectionVerb[]
  list?: ListRules & { dialect?: 'simple-rest' | 'whole' }
  version?: true
  trash?: true
  history?: string
  live?: true
  training?: true
  representation?: string
  assumed?: string
  'not-built'?: string
}

/** A schema that stands for a collection, and what was made of it. */
export interface Collection {
  /** what its operations' ids begin with */
  name: string
  schemaName: string
  tag: string
  /** the schema as it is written */
  schema: Schema
  rules: CollectionRules
}

/** The path parameter that says whose things are: its key in components, and its name in a path. */
export interface ScopeParameter {
  key: string
  name: string
}
