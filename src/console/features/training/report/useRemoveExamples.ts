import { useState } from 'react'
import { exampleRemoveGate, exampleRestoreGate } from '../../../../../generated/gates.ts'
import { api, unwrap } from '../../../api/client.ts'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { withToasts } from '../../../ui/call-toasts.ts'

/** Deletes examples, and restores them. */
export interface Removing {
  /** whether the user may delete and restore examples at all */
  may: boolean
  removed: ReadonlySet<number>
  busy: ReadonlySet<number>
  remove: (id: number) => Promise<void>
  restore: (id: number) => Promise<void>
}

/** State of deleted examples. Failures are shown in a toast. */
export function useRemoveExamples(bot: number): Removing {
  const session = useSession()
  const may = mayCall(exampleRemoveGate, session) && mayCall(exampleRestoreGate, session)
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const params = { path: { bot } }

  async function run(id: number, work: () => Promise<unknown>, isRemoved: boolean): Promise<void> {
    setBusy((before) => new Set([...before, id]))
    try {
      await work()
      setRemoved((before) => new Set(isRemoved ? [...before, id] : [...before].filter((one) => one !== id)))
    } catch {
      // A toast has reported it; nothing changed.
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== id)))
    }
  }

  return {
    may,
    removed,
    busy,
    remove: (id) =>
      run(
        id,
        () =>
          withToasts('exampleRemove', () =>
            unwrap(api.POST('/examples/remove/{bot}', { params, body: { ids: [id] } })),
          ),
        true,
      ),
    restore: (id) =>
      run(
        id,
        () =>
          withToasts('exampleRestore', () =>
            unwrap(api.POST('/examples/restore/{bot}', { params, body: { ids: [id] } })),
          ),
        false,
      ),
  }
}
