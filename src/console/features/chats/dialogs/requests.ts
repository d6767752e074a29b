import type { Filter } from '../filters/filter.ts'
import type { ShownImages } from '../media/images.ts'
import type { Person } from '../start/people.ts'
import type { ChatMessage, View } from '../state/types.ts'

/** A dialog to open, with the chat it is about. */
export type DialogRequest =
  | { name: 'filter' }
  | { name: 'quick-replies' }
  | { name: 'bot' }
  /** the messages that were not sent */
  | { name: 'unsent' }
  /** begins a conversation, with somebody if that is known */
  | { name: 'start'; to?: Person }
  | {
      name:
        | 'rename'
        | 'transfer'
        | 'comment'
        | 'assign'
        | 'priority'
        | 'labels'
        | 'block'
        | 'budget'
        | 'gallery'
        | 'snooze'
        | 'day'
        | 'test-case'
        | 'template'
      chatId: number
    }
  /** the macros, one of them to apply to the chat */
  | { name: 'macros'; chatId: number; macroId?: number }
  | { name: 'save-view'; filter: Filter }
  | { name: 'edit-view'; view: View; filter: Filter }
  /** the contact of the chat, or another one of the agenda */
  | { name: 'contact'; chatId: number; contactId?: number }
  | { name: 'forward'; chatId: number; message: ChatMessage }
  | { name: 'delete-message'; chatId: number; message: ChatMessage }
  | { name: 'resend'; chatId: number; message: ChatMessage }
  | ({ name: 'images'; chatId: number } & ShownImages)
  | { name: 'add-example'; chatId: number; messageId: number; text: string }
