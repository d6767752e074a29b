import { TrashButton } from '../TrashButton.tsx'

/** Entities that were deleted in the last 30 days. */
export const EntityTrash = () => (
  <TrashButton
    title="Entidades eliminadas"
    empty="No hay entidades eliminadas en los últimos 30 días."
    note="Cada una vuelve con sus valores y sinónimos, sin las marcas que perdieron los ejemplos: se proponen otra vez al editarlos."
    list="entityDeletedList"
    restore="entityRestore"
  />
)
