import { useEffect } from 'react'
import type { AnyEvent } from '../../../../../generated/events.ts'
import { brand } from '../../../../../generated/shell.ts'
import { isQuiet } from '../../../../contract/quiet.ts'
import { showNotification } from '../../../notify/show.ts'
import { playSound } from '../../../notify/sound.ts'
import { currentSession } from '../../../session/index.ts'
import { toast } from '../../../ui/toast.ts'
import { useRoom } from '../context.ts'
import type { ChatItem, ChatMessage } from '../state/types.ts'

/** Put before the title while something new has not been looked at. */
const MARK = '(*) '
/** Milliseconds within which several messages make one sound. */
const QUIET = 1500

const said = (chatId: number, { user_name, text, files }: ChatMessage) => ({
  chatId,
  title: user_name,
  text: text || files[0]?.filename || '',
})

const reminder = ({ id, user_name, last_message_text }: ChatItem) => ({
  chatId: id,
  title: `Pospuesta: ${user_name}`,
  text: last_message_text,
})

/** What customers wrote, of some events. */
function incoming(events: readonly AnyEvent[]) {
  return events.flatMap((event) =>
    event.name === 'message' && event.payload.message.type === 'user'
      ? [said(event.payload.chat_id, event.payload.message)]
      : [],
  )
}

/** Marks the title while the tab is hidden, and notifies by sound and by the system as the user's preferences say. */
export function useNotifications(title: string): void {
  const { inbox, me } = useRoom()
  useEffect(() => {
    const plain = `${title} | ${brand.product}`
    document.title = plain
    const look = () => {
      if (document.visibilityState === 'visible') document.title = plain
    }
    document.addEventListener('visibilitychange', look)
    let sounded = 0
    const stop = inbox.onEvents((events) => {
      const back = woken(events, me.id).at(-1)
      const chat = back === undefined ? undefined : inbox.store.get().state.chats.get(back)?.item
      if (chat) toast.info(`Volvió la conversación pospuesta de ${chat.user_name}.`)
      const last = incoming(events).at(-1) ?? (chat && reminder(chat))
      if (!last) return
      const hidden = document.visibilityState !== 'visible'
      if (hidden) document.title = MARK + plain
      const preferences = currentSession().user?.preferences
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      if (!preferences || isQuiet(preferences.quiet_hours, new Date(), timeZone)) return
      if (preferences.only_when_hidden && !hidden) return
      if (Date.now() - sounded > QUIET) {
        sounded = Date.now()
        playSound(preferences.sound, preferences.volume)
      }
      if (preferences.desktop_notifications)
        showNotification({
          title: last.title,
          text: last.text,
          tag: `chat-${last.chatId}`,
          onClick: () => void inbox.select(last.chatId),
        })
    })
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [inbox, title, me.id])
}

/** What the user himself had put off and what is back now, since its time has come. */
function woken(events: readonly AnyEvent[], me: number) {
  return events.flatMap((event) =>
    event.name === 'chat-snoozed' && event.payload.woken_for === me ? [event.payload.chat_id] : [],
  )
}
