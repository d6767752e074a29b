import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CHATS_PATH } from '../../../notify/unread.ts'
import { lazyInBackground } from '../../../routing/background.ts'
import { mayOpen, useSession } from '../../../session/index.ts'

const Watch = lazyInBackground(() => import('./Watch.tsx'))

/** Milliseconds after page load before the watch starts, so that it does not slow the page down. */
const AFTER = 1500

/**
 * Listens for messages of customers on every page except the inbox, for users who may open it, and keeps the unread
 * count in the menu. Users on other pages are also notified and count as online.
 */
export function ChatsWatch() {
  const session = useSession()
  const { pathname } = useLocation()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AFTER)
    return () => clearTimeout(timer)
  }, [])
  const { bot } = session
  if (!settled || !bot || pathname === CHATS_PATH || !mayOpen(CHATS_PATH, session)) return null
  return (
    <Suspense fallback={null}>
      <Watch key={bot.id} botId={bot.id} />
    </Suspense>
  )
}
