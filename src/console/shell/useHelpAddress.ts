import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { closeHelp, HELP_PARAMETER, openHelp, useHelp } from '../ui/help.ts'

/**
 * Keeps the article of the help drawer in the address, so that a reload and a link show it. Pages set their own
 * parameters without knowing this one, so it is added again after each navigation, and without the router: to the page
 * nothing has changed.
 * @returns the article, '' for the list of contents, or null while the drawer is closed
 */
export function useHelpAddress(): string | null {
  const location = useLocation()
  const type = useNavigationType()
  const article = useHelp()
  const isFirst = useRef(true)
  const before = useRef<string | null>(null)
  useLayoutEffect(() => {
    const asked = new URLSearchParams(location.search).get(HELP_PARAMETER)
    // The browser's back and forward change the page; the drawer has steps of its own.
    if (asked !== null && asked !== before.current && (isFirst.current || type !== 'POP')) openHelp(asked)
    before.current = asked
    isFirst.current = false
  }, [location, type])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation drops the parameter
  useEffect(() => {
    const url = new URL(window.location.href)
    if (url.searchParams.get(HELP_PARAMETER) === article) return
    if (article === null) url.searchParams.delete(HELP_PARAMETER)
    else url.searchParams.set(HELP_PARAMETER, article)
    window.history.replaceState(window.history.state, '', url)
  }, [location, article])
  useEffect(() => closeHelp, [])
  return article
}
