import type { Input } from '../../../contract/screen.ts'
import { draftsOf } from '../../session/drafts.ts'
import { currentSession } from '../../session/state.ts'
import type { Draft, DraftSlot, DraftStore } from './types.ts'

/**
 * Keeps form drafts in sessionStorage, per user, bot, operation and record; for a new record, per initial values.
 * Limited to the current tab, so that two windows do not mix their drafts. Pass it as a form's `drafts`.
 */
export const draftStore: DraftStore = ({ operation, inputs }, record, start): DraftSlot => {
  const { user, bot } = currentSession()
  const what = record ? ('id' in record ? record.id : '') : JSON.stringify(start)
  const key = `${draftsOf(user?.id)}${[bot?.id ?? '', operation, what].join(':')}`
  return {
    read: () => {
      try {
        const draft: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return draft ? { ...draft, values: { ...storableValues(inputs, blank(inputs)), ...draft.values } } : undefined
      } catch {
        return undefined
      }
    },
    write: (draft) => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...draft, values: storableValues(inputs, draft.values) }))
      } catch {
        // Storage is full or not allowed: the draft is lost on reload.
      }
    },
    drop: () => sessionStorage.removeItem(key),
  }
}

/** Empty values for all inputs, so that a field that was cleared does not get its initial value back. */
const blank = (inputs: readonly Input[]): Draft['values'] =>
  Object.fromEntries(inputs.map(({ source }) => [source, undefined]))

/** Returns the values that may be stored: those that the contract names, without secrets. */
export function storableValues(inputs: readonly Input[], values: Draft['values']): Draft['values'] {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const input = inputs.find(({ source }) => source === name)
    return !input || input.secret || input.type === 'password' ? [] : [[name, keepableOf(input, value)]]
  })
  return Object.fromEntries(known)
}

function keepableOf({ fields }: Input, value: unknown): unknown {
  if (!fields || typeof value !== 'object' || value === null) return value
  return Array.isArray(value)
    ? value.map((item) => storableValues(fields, item))
    : storableValues(fields, value as Draft['values'])
}
