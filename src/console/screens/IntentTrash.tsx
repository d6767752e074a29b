import { TrashButton } from './TrashButton.tsx'

/** Intents that were deleted in the last 30 days. */
export const IntentTrash = () => (
  <TrashButton
    title="Intenciones eliminadas"
    empty="No hay intenciones eliminadas en los últimos 30 días."
    note="Cada una vuelve con los ejemplos y las respuestas que se fueron con ella, salvo lo que mientras tanto tiene otra."
    list="intentDeletedList"
    restore="intentRestore"
  />
)
