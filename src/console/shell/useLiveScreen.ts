import { useEffect, useState } from 'react'
import type { Screen } from '../../contract/screen.ts'

/**
 * In development, the screen as its file was last saved, without reloading the page; in a build, the screen as it is.
 * The development server tells the address of the module that was generated anew (`screen-saved`).
 */
export function useLiveScreen(screen: Screen): Screen {
  const [live, setLive] = useState(screen)
  useEffect(() => {
    const hot = import.meta.hot
    // a test runner's stand-in cannot be left again, and nothing is saved while it runs
    if (!hot?.off) return
    const take = async ({ url }: { url: string }) => {
      const saved = ((await import(/* @vite-ignore */ url)) as { default: Screen }).default
      if (saved.route === screen.route) setLive(saved)
    }
    hot.on('screen-saved', take)
    return () => hot.off('screen-saved', take)
  }, [screen.route])
  return live
}
