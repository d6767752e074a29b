import type { components } from '../../../../../generated/api.d.ts'

/** Something to do with a chat. */
export type ChatAction = components['schemas']['ChatAction']

/** What each type of action needs besides its type. */
export const needs = {
  reply: ['text'],
  comment: ['text'],
  label_add: ['label_id'],
  label_remove: ['label_id'],
  area: ['area_id'],
  assign: ['to'],
  priority: ['priority'],
  snooze: ['minutes'],
  resolve: [],
} as const satisfies Record<ChatAction['type'], readonly (keyof ChatAction)[]>
