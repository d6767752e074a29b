import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import type { Row } from '../../engine/fields/kinds.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useMergeUndo } from './useMergeUndo.ts'

/** Milliseconds between a merge and its entry in the register, at most. */
const APART = 10_000

/** Undoes the merge that an entry of the register tells of, while it can be undone. */
export function UndoMergeButton({ row }: { row: Row }) {
  const bot = useBotId()
  const [undo, busy] = useMergeUndo()
  const at = Date.parse(String(row.at))
  const id = Number(row.contact_id)
  const isMerge = row.kind === 'merged' && id > 0
  const { data } = useQuery({
    queryKey: ['contacts/merges', bot, id],
    enabled: isMerge,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/contacts/{bot}/{id}', { params: { path: { bot, id } }, signal }))).merges ?? [],
  })
  // Other entries of the contact share its answer.
  const merge = isMerge ? data?.find((one) => Math.abs(Date.parse(one.at) - at) < APART) : undefined
  if (!merge) return null
  return (
    <Button icon="undo" busy={busy} onClick={() => undo(merge.id)}>
      Deshacer la unión
    </Button>
  )
}
