import { useOperationMutation } from '../../engine/useOperationMutation.ts'

/** Returns a function that blocks or unblocks a contact. Its promise tells whether it was done; a toast says it too. */
export function useBlock(): (id: number, blocked: boolean) => Promise<boolean> {
  const act = useOperationMutation()
  return (id, blocked) =>
    act('contactBlock', { values: { id, blocked } }).then(
      () => true,
      () => false,
    )
}
