import type { EventPayloads } from '../../../generated/events.ts'
import { isQuiet } from '../../contract/quiet.ts'
import { ownZone } from '../../contract/zone.ts'
import { currentSession } from '../session/index.ts'
import { showNotification } from './show.ts'
import { ring } from './sound.ts'

type Notice = EventPayloads['notification']

/**
 * Returns a function that shows a notice of a rule, following the person's preferences and never during their quiet
 * hours. A test is shown whatever they chose: they are looking at the page.
 * @param open opens the chat of a clicked notification
 */
export function createNotices(open: (chatId: number) => void): (notice: Notice) => void {
  return ({ title, text, conversation_id: chatId, push, sound, test }) => {
    const preferences = currentSession().user?.preferences
    if (!preferences) return
    if (!test) {
      if (isQuiet(preferences.quiet_hours, new Date(), ownZone())) return
      if (preferences.only_when_hidden && document.visibilityState === 'visible') return
    }
    if (sound) ring(preferences)
    // One of a conversation takes the place of that of its message.
    if (push && (test || preferences.desktop_notifications))
      showNotification({
        ...{ title, text, tag: chatId === null ? `notice-${text}` : `chat-${chatId}` },
        ...(chatId !== null && { onClick: () => open(chatId) }),
      })
  }
}
