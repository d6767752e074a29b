import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CHATS } from '../../../notify/unread.ts'
import { mayOpen, useSession } from '../../../session/index.ts'

const Watch = lazy(() => import('./Watch.tsx'))

/** Milliseconds that a page has for itself before the chats are watched beside it. */
const AFTER = 1500

/**
 * On every page but the chats' own, for whoever attends to chats: hears of what customers write, and keeps the menu's
 * count of unread chats. Who only has another page open is reached all the same, and counts as being there.
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
  if (!settled || !bot || pathname === CHATS || !mayOpen(CHATS, session)) return null
  return (
    <Suspense fallback={null}>
      <Watch key={bot.id} botId={bot.id} />
    </Suspense>
  )
}
