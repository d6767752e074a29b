import { useOperationMutation } from '../../engine/useOperationMutation.ts'
import { blockedText } from '../../ui/call-toasts.ts'

/** Returns a function that blocks or unblocks a contact. Its promise tells whether it was done; a toast says it too. */
export function useBlock(): (id: number, blocked: boolean, name: string) => Promise<boolean> {
  const act = useOperationMutation()
  return (id, blocked, name) =>
    act('contactBlock', { values: { id, blocked } }, undefined, blockedText(name, blocked)).then(
      () => true,
      () => false,
    )
}
