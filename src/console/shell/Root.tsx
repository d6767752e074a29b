import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Toaster } from '../ui/Toaster.tsx'

/** Root of all pages: shows the toasts and moves the focus to the new page after a navigation. */
export function Root() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    // A part of the page that the address names has taken the focus already.
    if (!main?.querySelector('section[id]:focus')) main?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
