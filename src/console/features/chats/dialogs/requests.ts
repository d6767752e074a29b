import type { Filter } from '../filters/filter.ts'
import type { View } from '../state/types.ts'

/** A dialog that is asked for, with the chat that it is about. */
export type DialogRequest =
  | { name: 'filter' }
  | { name: 'quick-replies' }
  | { name: 'bot' }
  | {
      name:
        | 'rename'
        | 'contact'
        | 'area'
        | 'comment'
        | 'assign'
        | 'labels'
        | 'block'
        | 'budget'
        | 'gallery'
        | 'snooze'
        | 'day'
      chatId: number
    }
  | { name: 'save-view'; filter: Filter }
  | { name: 'edit-view'; view: View; filter: Filter }
  | { name: 'teach'; chatId: number; messageId: number; text: string }
