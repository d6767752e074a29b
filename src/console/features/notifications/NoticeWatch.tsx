import { Suspense, useEffect, useState } from 'react'
import { lazyInBackground } from '../../routing/background.ts'
import { useSession } from '../../session/index.ts'

const NoticeListener = lazyInBackground(() => import('./NoticeListener.tsx'))

/** Milliseconds after page load before the watch starts, so that it does not slow the page down. */
const AFTER = 1500

/** Shows and sounds, on every page, what the rules of the bot send to this person. */
export function NoticeWatch() {
  const { bot } = useSession()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AFTER)
    return () => clearTimeout(timer)
  }, [])
  if (!settled || !bot) return null
  return (
    <Suspense fallback={null}>
      <NoticeListener key={bot.id} botId={bot.id} />
    </Suspense>
  )
}
