import { useEffect, useState } from 'react'
import type { Screen } from '../../contract/screen.ts'

/**
 * Returns the screen. In development, updates it whenever its file is saved, without reloading the page: the dev server
 * sends the URL of the regenerated module (`screen-saved`).
 */
export function useHotReloadedScreen(screen: Screen): Screen {
  const [live, setLive] = useState(screen)
  useEffect(() => {
    const hot = import.meta.hot
    // The test runner's `hot` object has no `off`.
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
