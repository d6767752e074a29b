import type { components } from '../../../../../generated/api.d.ts'

/** A file of contacts with what happened to it. */
export type ContactImport = components['schemas']['ContactImport']
/** What a person chooses for it. */
export type ImportChoices = Omit<components['schemas']['ContactImportInput'], 'preview'>

/** Whether the server works on it. */
export const isWorking = ({ state }: Pick<ContactImport, 'state'>): boolean =>
  state === 'checking' || state === 'running' || state === 'cancelling' || state === 'undoing'
