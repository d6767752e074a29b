import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { withToasts } from '../../../ui/call-toasts.ts'

/** Moving examples to another intent, and back. */
export interface Moving {
  /** example → the intent that it was moved to */
  moved: ReadonlyMap<number, number>
  /** examples that are being moved now */
  busy: ReadonlySet<number>
  /** where the intent is that the examples had before, it is an undo */
  move: (ids: readonly number[], intentId: number, undo?: boolean) => Promise<void>
}

/** Calls the operation, remembers what is where; failures have been told. */
export function useMoving(bot: number): Moving {
  const [moved, setMoved] = useState<ReadonlyMap<number, number>>(new Map())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  async function move(ids: readonly number[], intent_id: number, undo = false): Promise<void> {
    setBusy(new Set(ids))
    const body = { ids: [...ids], intent_id }
    try {
      await withToasts('exampleMove', () =>
        unwrap(api.POST('/examples/move/{bot}', { params: { path: { bot } }, body })),
      )
      setMoved((before) => {
        const next = new Map(before)
        for (const id of ids)
          if (undo) next.delete(id)
          else next.set(id, intent_id)
        return next
      })
    } catch {
      // told by a toast; everything stays where it was
    } finally {
      setBusy(new Set())
    }
  }
  return { moved, busy, move }
}
