import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { closeHelp } from '../../ui/help.ts'

/**
 * Where the drawer covers the page, going back closes it instead of leaving the page: it has an entry of its own in the
 * browser's history.
 * @returns closes the drawer
 */
export function useCloseOnBack(modal: boolean): () => void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const location = useLocation()
  const { search } = location
  const state = location.state as { help?: true } | null
  const isOwnEntry = state?.help === true
  const isEntered = useRef(false)
  const wasOwnEntry = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only entering and leaving the drawer's own entry matter
  useEffect(() => {
    if (!modal) return
    if (isEntered.current) {
      // On a slow device, who goes back at once leaves the entry before React has rendered it.
      if (!isOwnEntry && (wasOwnEntry.current || type === 'POP')) closeHelp()
      wasOwnEntry.current = isOwnEntry
      return
    }
    isEntered.current = true
    if (!isOwnEntry) void navigate({ search }, { state: { ...state, help: true }, preventScrollReset: true })
  }, [modal, location])
  return () => {
    if (modal && isOwnEntry) void navigate(-1)
    else closeHelp()
  }
}
