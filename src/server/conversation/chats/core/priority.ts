import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { mostSerious } from '../../../knowledge/dialogue/urgency.ts'
import { type Change, changeChat } from './changes.ts'
import type { ChatItem } from './item.ts'
import { currentActor } from './thread-actor.ts'
import type { Columns } from './undo.ts'

export type ChatPriority = components['schemas']['ChatPriority']

/** What decides the priority of a chat. */
interface Prioritized {
  base_priority: Exclude<ChatPriority, 'urgent'>
  urgency: ChatItem['urgency'] | null
  urgency_cleared: ChatItem['urgency'] | null
}

/** Returns the priority of a chat, as its generated column does. */
const priorityOf = ({ urgency, base_priority }: Pick<Prioritized, 'urgency' | 'base_priority'>): ChatPriority =>
  urgency ? 'urgent' : base_priority

/**
 * Returns the columns that give a chat a priority; undefined if it has it already. What was known as urgent keeps its
 * reason, and a reason that is taken away is remembered, so that it does not come back by itself.
 */
export function priorityColumns(chat: Prioritized, priority: ChatPriority): Columns | undefined {
  if (priority === priorityOf(chat)) return undefined
  if (priority === 'urgent')
    return { urgency: currentActor().actor === 'rule' ? 'rule' : 'staff', urgency_cleared: null }
  const { urgency, urgency_cleared: known } = chat
  if (!urgency) return { base_priority: priority }
  const cleared = mostSerious([urgency, known].filter((one) => one !== null && one !== undefined)) ?? null
  return { base_priority: priority, urgency: null, urgency_cleared: cleared }
}

/** Returns the change that gives a locked chat a priority, to be applied; undefined if it has it already. */
function priorityChange(chat: Prioritized, priority: ChatPriority): Change | undefined {
  const set = priorityColumns(chat, priority)
  if (!set) return undefined
  return {
    set,
    events: [],
    undo: 'priority',
    whole: true,
    audited: { before: { priority: priorityOf(chat) }, after: { priority } },
  }
}

/** Gives a chat that the caller sees a priority. */
export const setPriority = (scope: Scope, id: number, priority: ChatPriority): Promise<ChatItem> =>
  changeChat(scope, id, async (chat) => priorityChange(chat, priority))
