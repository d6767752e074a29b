import { useEffect } from 'react'
import type { AnyEvent } from '../../../../../generated/events.ts'
import { brand } from '../../../../../generated/shell.ts'
import { currentSession } from '../../../session/index.ts'
import { useRoom } from '../context.ts'
import { playSound } from './sound.ts'

/** Put before the title while something new has not been looked at. */
const MARK = '(*) '
/** Milliseconds within which several messages make one sound. */
const QUIET = 1500

/** What customers wrote, of some events. */
function incoming(events: readonly AnyEvent[]) {
  return events.flatMap((event) =>
    event.name === 'message' && event.payload.message.type === 'user' ? [event.payload] : [],
  )
}

/** Marks the title while the tab is hidden, and notifies by sound and by the system as the user's preferences say. */
export function useNotifications(title: string): void {
  const { inbox } = useRoom()
  useEffect(() => {
    const plain = `${title} | ${brand.product}`
    document.title = plain
    const look = () => {
      if (document.visibilityState === 'visible') document.title = plain
    }
    document.addEventListener('visibilitychange', look)
    let sounded = 0
    const stop = inbox.onEvents((events) => {
      const told = incoming(events)
      const last = told.at(-1)
      if (!last) return
      const hidden = document.visibilityState !== 'visible'
      if (hidden) document.title = MARK + plain
      const preferences = currentSession().user?.preferences
      if (!preferences || (preferences.only_when_hidden && !hidden)) return
      if (Date.now() - sounded > QUIET) {
        sounded = Date.now()
        playSound(preferences.sound, preferences.volume)
      }
      if (preferences.desktop_notifications)
        notify(
          last.message.user_name,
          last.message.text || last.message.files[0]?.filename || '',
          () => {
            void inbox.select(last.chat_id)
          },
          `chat-${last.chat_id}`,
        )
    })
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [inbox, title])
}

/** Shows a notification of the system; a browser that can't is an error in its console, no more. */
function notify(title: string, body: string, onClick: () => void, tag: string): void {
  if (typeof Notification === 'undefined') {
    console.error('Este navegador no permite notificaciones.')
    return
  }
  if (Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag, lang: 'es-AR' })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onClick()
    }
  } catch (error) {
    console.error('Este navegador no permite notificaciones.', error)
  }
}
