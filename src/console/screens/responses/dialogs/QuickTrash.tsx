import { TrashButton } from '../../TrashButton.tsx'

/** Answers by keyword that were deleted in the last 30 days. */
export const QuickTrash = () => (
  <TrashButton
    title="Respuestas eliminadas"
    empty="No hay respuestas eliminadas en los últimos 30 días."
    note="Cada una vuelve a su lugar en el orden y contesta enseguida, sin entrenar."
    list="quickResponseDeletedList"
    restore="quickResponseRestore"
  />
)
