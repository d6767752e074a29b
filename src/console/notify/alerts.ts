import type { AnyEvent } from '../../../generated/events.ts'
import { isQuiet } from '../../contract/quiet.ts'
import { ownZone } from '../../contract/zone.ts'
import { currentSession } from '../session/index.ts'
import { showNotification } from './show.ts'
import { playSound } from './sound.ts'

/** Milliseconds within which several messages make one sound. */
const ONE_SOUND = 1500

/** Something of a chat that its people want to know of at once. */
interface Alert {
  chatId: number
  title: string
  text: string
}

/** What customers wrote, of some events. */
export function written(events: readonly AnyEvent[]): Alert[] {
  return events.flatMap((event) => {
    if (event.name !== 'message' || event.payload.message.type !== 'user') return []
    const { user_name, text, files } = event.payload.message
    return [{ chatId: event.payload.chat_id, title: user_name, text: text || files[0]?.filename || '' }]
  })
}

/** The chats that this person had put off and whose time has come, of some events. */
export function woken(events: readonly AnyEvent[], userId: number): number[] {
  return events.flatMap((event) =>
    event.name === 'chat-snoozed' && event.payload.woken_for === userId ? [event.payload.chat_id] : [],
  )
}

/**
 * Alerts by sound and by the system, as the person's preferences say, never in his quiet hours.
 * @param open shows the chat of a notification that is clicked
 */
export function createAlerts(open: (chatId: number) => void): (alert: Alert) => void {
  let sounded = 0
  return ({ chatId, title, text }) => {
    const preferences = currentSession().user?.preferences
    if (!preferences || isQuiet(preferences.quiet_hours, new Date(), ownZone())) return
    if (preferences.only_when_hidden && document.visibilityState === 'visible') return
    if (Date.now() - sounded > ONE_SOUND) {
      sounded = Date.now()
      playSound(preferences.sound, preferences.volume)
    }
    if (preferences.desktop_notifications)
      showNotification({ title, text, tag: `chat-${chatId}`, onClick: () => open(chatId) })
  }
}
