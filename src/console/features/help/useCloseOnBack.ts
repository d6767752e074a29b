import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { closeHelp } from '../../ui/help.ts'

/**
 * Where the drawer covers the page, going back closes it instead of leaving the page: it has an entry of its own in the
 * browser's history.
 * @returns closes the drawer
 */
export function useCloseOnBack(modal: boolean): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: { help?: true } | null }
  const isOwnEntry = state?.help === true
  const isEntered = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only entering and leaving the drawer's own entry matter
  useEffect(() => {
    if (!modal) return
    if (isEntered.current) {
      if (!isOwnEntry) closeHelp()
      return
    }
    isEntered.current = true
    if (!isOwnEntry) void navigate({ search }, { state: { ...state, help: true }, preventScrollReset: true })
  }, [modal, isOwnEntry])
  return () => {
    if (modal && isOwnEntry) void navigate(-1)
    else closeHelp()
  }
}
