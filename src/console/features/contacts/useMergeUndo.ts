import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { toast } from '../../ui/toast.ts'
import { mergeSubject } from '../merge-subject.ts'

/** Returns a function that undoes a merge by its id, and whether it is at it. A toast says how it ended. */
export function useMergeUndo(): [undo: (id: number) => void, busy: boolean] {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const undo = async (id: number) => {
    setBusy(true)
    const params = { path: { bot, id } }
    await withToasts('contactMergeUndo', () => unwrap(api.POST('/contacts/merge/undo/{bot}/{id}', { params }))).then(
      // The undo that the toast offers would fail now.
      () => toast.closeSubject(mergeSubject(id)),
      () => {}, // a toast has shown the reason
    )
    setBusy(false)
    await queries.invalidateQueries()
  }
  return [(id) => void undo(id), busy]
}
