import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { readToken } from '../api/token.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { preload } from './preload.ts'

/** What every page has around it: the toast area, and the focus moved to the new page. */
export function Root() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page waits for the session check
  useEffect(() => {
    if (readToken()) preload(pathname)
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
