import { type Deleted, TrashDialog as Trash } from '../../TrashDialog.tsx'

const RESTORE = { response: 'responseRestore', secondary: 'secondaryResponseRestore' } as const

type DeletedResponse = Deleted & { type: keyof typeof RESTORE }

/** Responses that were deleted in the last 30 days. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  return (
    <Trash<DeletedResponse>
      title="Respuestas eliminadas"
      empty="No hay respuestas eliminadas en los últimos 30 días."
      list="responseDeletedList"
      restore={({ type }) => RESTORE[type]}
      kindOf={({ type }) => (type === 'secondary' ? '(secundaria)' : '')}
      onClose={onClose}
    />
  )
}
