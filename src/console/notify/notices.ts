import type { EventPayloads } from '../../../generated/events.ts'
import { isQuiet } from '../../contract/quiet.ts'
import { ownZone } from '../../contract/zone.ts'
import { currentSession } from '../session/index.ts'
import { showNotification } from './show.ts'
import { playSound } from './sound.ts'

type Notice = EventPayloads['notification']

/** Notices within this many milliseconds play only one sound. */
const ONE_SOUND = 1500

/**
 * Returns a function that shows a notice of a rule, following the person's preferences and never during their quiet
 * hours. A test is shown whatever they chose: they are looking at the page.
 * @param open opens the chat of a clicked notification
 */
export function createNotices(open: (chatId: number) => void): (notice: Notice) => void {
  let sounded = Number.NEGATIVE_INFINITY
  return ({ title, text, conversation_id: chatId, push, sound, test }) => {
    const preferences = currentSession().user?.preferences
    if (!preferences) return
    if (!test) {
      if (isQuiet(preferences.quiet_hours, new Date(), ownZone())) return
      if (preferences.only_when_hidden && document.visibilityState === 'visible') return
    }
    if (sound && performance.now() - sounded > ONE_SOUND) {
      sounded = performance.now()
      playSound(preferences.sound, preferences.volume)
    }
    // One of a conversation takes the place of that of its message.
    if (push && (test || preferences.desktop_notifications))
      showNotification({
        ...{ title, text, tag: chatId === null ? `notice-${text}` : `chat-${chatId}` },
        ...(chatId !== null && { onClick: () => open(chatId) }),
      })
  }
}
