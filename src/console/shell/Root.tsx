import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Toaster } from '../ui/Toaster.tsx'

/** What every page has around it: the toast area, scrolling, and the focus moved to the new page. */
export function Root() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Toaster />
    </>
  )
}
