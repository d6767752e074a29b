import type { Selectable } from 'kysely'
import type { Database } from '../../../../../generated/database.d.ts'
import type { BranchForm } from './types.ts'

const defaults: BranchForm['settings'] = {
  selection: 'by_list',
  ask_location: true,
  max_listed: 5,
  fallback_branch_id: null,
  send_map: true,
  closed_message: '',
  use_holidays: true,
}

/** Returns the settings of a form of branches. What was never set has its default. */
export const branchSettingsOf = (settings: Selectable<Database['form']>['settings']): BranchForm['settings'] => ({
  ...defaults,
  ...('selection' in settings && settings),
})
