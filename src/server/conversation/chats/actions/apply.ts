import { currentCall } from '../../../foundation/http/context.ts'
import { Problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { hiddenKeys } from '../../../foundation/scope/own-fields.ts'
import { seeingAll } from '../../../foundation/scope/visibility.ts'
import { tx } from '../../../foundation/store/db.ts'
import { assign, changeArea, changeInbox } from '../core/changes.ts'
import { type ChatItem, itemOf } from '../core/item.ts'
import { lockVisible } from '../core/lock.ts'
import { setPriority } from '../core/priority.ts'
import { keepUndo, type Row, rowSteps, type Step, UNDONE, undoableRow, withoutUndo } from '../core/undo.ts'
import { labelChat } from '../labels.ts'
import { snooze } from '../snooze.ts'
import { type ActingRule, asRule } from './as-rule.ts'
import { personFor } from './person.ts'
import type { ChatAction } from './types.ts'
import { stepsOf } from './words.ts'
import { type Writer, write } from './write.ts'

/** Who acts: the caller, or a rule of the bot, which acts by itself. */
interface ActionActor {
  rule?: ActingRule
  /** whether moving the chat to another area leaves it to its person */
  keepsPerson?: boolean
}

/**
 * Does several actions with a chat, in order and as if each were done by hand: all of them or none.
 * @param scope who acts: the caller, or for a rule a scope without a person that is named after it
 * @returns the chat afterwards, with how to undo all but what was sent
 * @throws 404 for a chat that the scope does not see; the Problem of the first action that cannot be done, which it names,
 * at `actions.<index>`
 */
export function applyActions(
  scope: Scope,
  chatId: number,
  actions: readonly ChatAction[],
  actor: ActionActor = {},
): Promise<ChatItem> {
  const { rule } = actor
  const work = () => tx(() => applyAll(scope, chatId, actions, actor))
  return rule ? asRule(scope.botId, rule, work) : work()
}

async function applyAll(scope: Scope, chatId: number, actions: readonly ChatAction[], actor: ActionActor) {
  const isRule = actor.rule !== undefined
  await lockVisible(scope, chatId)
  // An action may take the chat out of the caller's sight, where the others are still theirs to do.
  const within = seeingAll(scope)
  // What a person sees of the contact is decided by their own role.
  const hidden = isRule ? new Set<string>() : await hiddenKeys(scope)
  const writer = { isRule, hidden, keepsPerson: actor.keepsPerson === true, isGiven: false }
  const labels = (await itemOf(scope.botId, chatId)).labels
  const before = new Map<keyof Row, unknown>()
  for (const [at, action] of actions.entries()) {
    const was = await undoableRow(chatId)
    try {
      await withoutUndo(() => act(within, chatId, action, writer))
    } catch (error) {
      throw await named(scope, error, action, at)
    }
    const is = await undoableRow(chatId)
    // What is passed on stays with whom it was passed to, also when something is said afterwards.
    if (action.type === 'area' || action.type === 'assign') writer.isGiven = true
    const isSaid = action.type === 'reply' || action.type === 'comment'
    for (const key of UNDONE) {
      if (was[key] === is[key]) continue
      // What was sent is not undone, nor what it made of the chat.
      if (isSaid) before.delete(key)
      else if (!before.has(key)) before.set(key, was[key])
    }
  }
  const item = await itemOf(scope.botId, chatId)
  const steps = stepsBack(await undoableRow(chatId), before, { before: labels, after: item.labels })
  const undo_id = steps.length > 0 ? await keepUndo(scope, 'actions', steps) : undefined
  return { ...item, ...(undo_id && { undo_id }) }
}

function stepsBack(
  row: Row,
  before: ReadonlyMap<keyof Row, unknown>,
  labels: { before: number[]; after: number[] },
): Step[] {
  const isSame = labels.before.join() === labels.after.join()
  return [
    ...rowSteps(row, before),
    ...(isSame ? [] : [{ id: row.id, before: { labels: labels.before }, after: { labels: labels.after } }]),
  ]
}

async function act(
  scope: Scope,
  id: number,
  action: ChatAction,
  writer: Writer & { keepsPerson: boolean },
): Promise<unknown> {
  switch (action.type) {
    case 'reply':
    case 'comment':
      return write(scope, id, { type: action.type, text: action.text ?? '' }, writer)
    case 'label_add':
    case 'label_remove':
      return labelChat(scope, id, action.label_id ?? 0, action.type === 'label_add')
    case 'area':
      return changeArea(scope, id, action.area_id ?? 0, { keepsPerson: writer.keepsPerson })
    case 'assign':
      return assign(scope, id, await personFor(scope, id, action))
    case 'priority':
      return setPriority(scope, id, action.priority ?? 'normal')
    case 'snooze': {
      const until = currentCall().services.clock().getTime() + (action.minutes ?? 0) * 60_000
      return snooze(scope, id, new Date(until).toISOString())
    }
    case 'resolve':
      return changeInbox(scope, id, 2)
  }
}

/** What was tried, to say that it could not be done: a text is not quoted, as it would hide the reason. */
async function deedOf(scope: Scope, action: ChatAction): Promise<string> {
  if (action.type === 'reply') return 'responder'
  if (action.type === 'comment') return 'comentar'
  const [[step] = []] = await stepsOf(scope, [[action]])
  const text = step?.text ?? ''
  return `hacer «${text.charAt(0).toUpperCase()}${text.slice(1)}»`
}

/** Says which action was refused, and why. */
async function named(scope: Scope, error: unknown, action: ChatAction, at: number): Promise<unknown> {
  if (!(error instanceof Problem)) return error
  const message = `No pudimos ${await deedOf(scope, action)}: ${error.message}`
  return new Problem(error.status, error.code, message, { [`actions.${at}`]: [error.message] }, error.headers)
}
