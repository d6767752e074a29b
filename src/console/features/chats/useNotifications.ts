import { useEffect } from 'react'
import { brand } from '../../../../generated/shell.ts'
import { createAlerts, woken, written } from '../../notify/alerts.ts'
import { toast } from '../../ui/toast.ts'
import { useRoom } from './context.ts'
import type { ChatItem } from './state/types.ts'

/** Put before the title while something new has not been looked at. */
const MARK = '(*) '

const reminder = ({ id, user_name, last_message_text }: ChatItem) => ({
  chatId: id,
  title: `Pospuesta: ${user_name}`,
  text: last_message_text,
})

/** Marks the title while the tab is hidden, and alerts of what is new. */
export function useNotifications(title: string): void {
  const { inbox, me } = useRoom()
  useEffect(() => {
    const plain = `${title} | ${brand.product}`
    document.title = plain
    const look = () => {
      if (document.visibilityState === 'visible') document.title = plain
    }
    document.addEventListener('visibilitychange', look)
    const alert = createAlerts((chatId) => void inbox.select(chatId))
    const stop = inbox.onEvents((events) => {
      const back = woken(events, me.id).at(-1)
      const chat = back === undefined ? undefined : inbox.store.get().state.chats.get(back)?.item
      if (chat) toast.info(`Volvió la conversación pospuesta de ${chat.user_name}.`)
      const last = written(events).at(-1) ?? (chat && reminder(chat))
      if (!last) return
      if (document.visibilityState !== 'visible') document.title = MARK + plain
      alert(last)
    })
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [inbox, title, me.id])
}
