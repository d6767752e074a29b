import { useCallback } from 'react'
import { useLeave } from '../routing/useBlocker.ts'
import { signOut } from './lifecycle.ts'

/** Signs out, once what is half written was asked about. */
export function useSignOut(): () => void {
  const leave = useLeave()
  return useCallback(() => leave(() => void signOut()), [leave])
}
