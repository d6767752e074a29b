import { useState } from 'react'
import { exampleMoveGate } from '../../../../../generated/gates.ts'
import { api, unwrap } from '../../../api/client.ts'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { withToasts } from '../../../ui/call-toasts.ts'

/** Moves examples to another intent, and back. */
export interface Moving {
  /** whether the user may move examples at all */
  may: boolean
  /** example id → id of the intent it was moved to */
  moved: ReadonlyMap<number, number>
  /** ids of examples being moved */
  busy: ReadonlySet<number>
  /** moves examples; `undo` means that `intentId` is their previous intent */
  move: (ids: readonly number[], intentId: number, undo?: boolean) => Promise<void>
}

/** State of moved examples. Failures are shown in a toast. */
export function useMoveExamples(bot: number): Moving {
  const may = mayCall(exampleMoveGate, useSession())
  const [moved, setMoved] = useState<ReadonlyMap<number, number>>(new Map())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  async function move(ids: readonly number[], intent_id: number, undo = false): Promise<void> {
    setBusy((before) => new Set([...before, ...ids]))
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
      // A toast has reported it; nothing was moved.
    } finally {
      setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))))
    }
  }
  return { may, moved, busy, move }
}
