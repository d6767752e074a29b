import { useCallback } from 'react'
import { useLeave } from '../routing/useBlocker.ts'
import { signOut } from './lifecycle.ts'

/** Returns a function that signs out after asking about unsaved changes. */
export function useSignOut(): () => void {
  const leave = useLeave()
  return useCallback(() => leave(() => void signOut()), [leave])
}
