import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']

export type ContactField = Schemas['ContactField']
export type ContactGroup = Schemas['ContactGroup']
export type Label = Schemas['Label']

/** A file of contacts with what happened to it. */
export type ContactImport = Schemas['ContactImport']
/** What a person chooses for it. */
export type ImportChoices = Omit<Schemas['ContactImportInput'], 'preview'>
