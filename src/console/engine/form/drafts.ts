import type { Input } from '../../../contract/screen.ts'
import { draftsOf } from '../../session/drafts.ts'
import { currentSession } from '../../session/state.ts'
import type { Draft, DraftPlace, KeepDrafts } from './setup.ts'

/**
 * Keeps what is written in a form per user, bot, operation and record, and of something new per what it starts with.
 * In this tab alone: two windows do not mix theirs. A form takes it as its `keep`.
 */
export const drafts: KeepDrafts = ({ operation, inputs }, record, start): DraftPlace => {
  const { user, bot } = currentSession()
  const what = record ? ('id' in record ? record.id : '') : JSON.stringify(start)
  const key = `${draftsOf(user?.id)}${[bot?.id ?? '', operation, what].join(':')}`
  return {
    read: () => {
      try {
        const draft: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return draft ? { ...draft, values: { ...keepable(inputs, blank(inputs)), ...draft.values } } : undefined
      } catch {
        return undefined
      }
    },
    write: (draft) => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...draft, values: keepable(inputs, draft.values) }))
      } catch {
        // no room, or none allowed: then a reload loses it, as it would without
      }
    },
    drop: () => sessionStorage.removeItem(key),
  }
}

/** Nothing in any place: what was emptied does not come back with the start's value. */
const blank = (inputs: readonly Input[]): Draft['values'] =>
  Object.fromEntries(inputs.map(({ source }) => [source, undefined]))

/** Of the values of a form, those that may be kept: what the contract names, and nothing that is secret. */
export function keepable(inputs: readonly Input[], values: Draft['values']): Draft['values'] {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const input = inputs.find(({ source }) => source === name)
    return !input || input.secret || input.type === 'password' ? [] : [[name, keepableOf(input, value)]]
  })
  return Object.fromEntries(known)
}

function keepableOf({ fields }: Input, value: unknown): unknown {
  if (!fields || typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map((item) => keepable(fields, item)) : keepable(fields, value as Draft['values'])
}
