import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyCell, lazyControl, lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { BlockButton } from './BlockButton.tsx'
import { BulkButtons } from './BulkButtons.tsx'
import { ContactsCell, DuplicateActions } from './DuplicateActions.tsx'
import { ImportActions, ImportButton } from './import/ImportButton.tsx'
import { ListActions } from './ListActions.tsx'
import { reportSamePhone } from './samePhone.ts'
import { UndoMergeButton } from './UndoMergeButton.tsx'
import { useOwnFilters } from './useOwnFilters.ts'

const OwnFields = lazyControl(async () => (await import('./OwnFieldsControl.tsx')).OwnFieldsControl)

const Country = lazyControl(async () => (await import('./CountryControl.tsx')).CountryControl)

const Groups = lazyControl(async () => (await import('./FixedGroups.tsx')).FixedGroups)

const Owner = lazyPart(async () => (await import('./EmailOwner.tsx')).EmailOwner)

/** /contacts: labels and channels by name, filters by own fields, and changes of several contacts at once. */
export const contacts: ScreenOverride<ScreenKeys['/contacts']> = {
  columns: {
    labels: lazyCell(async () => (await import('./cells.tsx')).LabelsCell),
    channel_ids: lazyCell(async () => (await import('./cells.tsx')).ChannelsCell),
  },
  inputs: { custom: OwnFields, groups: Groups },
  below: { email: Owner },
  csvName: 'contactos',
  pageActions: ListActions,
  rowActions: BlockButton,
  bulkActions: BulkButtons,
  useFilters: useOwnFilters,
  calls: {
    contactCreate: async (given, next) => {
      const made = Object(await next(given))
      reportSamePhone(made)
      return made
    },
  },
}

/** /contacts/{id}: below the data, everything that happened with the person. */
export const contactPage: ScreenOverride<ScreenKeys['/contacts/{id}']> = {
  inputs: { country: Country, custom: OwnFields, groups: Groups },
  below: { email: Owner },
  pageActions: lazyPart(async () => (await import('./PageActions.tsx')).PageActions),
  end: { part: lazyPart(async () => (await import('./Sections.tsx')).Sections) },
}

/** /contacts/duplicates: a row names its contacts and merges them. */
export const duplicates: ScreenOverride<ScreenKeys['/contacts/duplicates']> = {
  columns: { contacts: ContactsCell },
  rowActions: DuplicateActions,
}

/** /contacts/register: a merge is undone where it is told. */
export const register: ScreenOverride<ScreenKeys['/contacts/register']> = { rowActions: UndoMergeButton }

/** /contacts/imports: a file is imported from here, and a row opens how it ended. */
export const imports: ScreenOverride<ScreenKeys['/contacts/imports']> = {
  pageActions: ImportButton,
  emptyAction: ImportButton,
  rowActions: ImportActions,
}
