import type { components } from '../../../../generated/api.d.ts'

type State = components['schemas']['TestState']
type Row = State['after']['rows'][number]

/** A row of the state after a message, compared with the state before it. */
export interface StateRow extends Row {
  change: 'new' | 'changed' | 'gone' | 'same'
  /** the value before, if it changed */
  before?: string
}

/** Compares the states before and after a message. What is gone comes last. */
export function stateChanges({ before, after }: State): StateRow[] {
  const old = new Map(before.rows.map((row) => [row.key, row]))
  const kept = new Set(after.rows.map(({ key }) => key))
  const rows = after.rows.map((row): StateRow => {
    const earlier = old.get(row.key)
    if (!earlier) return { ...row, change: 'new' }
    const isSame = earlier.value === row.value && earlier.detail === row.detail
    if (isSame) return { ...row, change: 'same' }
    return { ...row, change: 'changed', ...(earlier.value !== row.value && { before: earlier.value }) }
  })
  return [...rows, ...before.rows.flatMap((row): StateRow[] => (kept.has(row.key) ? [] : [{ ...row, change: 'gone' }]))]
}
