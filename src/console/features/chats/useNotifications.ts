import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { brand } from '../../../../generated/shell.ts'
import {
  closeGone,
  closePassed,
  createAlerts,
  createAssignments,
  mentionAlerts,
  messageAlerts,
  toastPassed,
  transferAlerts,
  urgentAlerts,
  wokenChats,
} from '../../notify/alerts.ts'
import { chatAddress } from '../../notify/unread.ts'
import { toast } from '../../ui/toast.ts'
import { useChatsContext } from './context.ts'
import type { ChatItem } from './state/types.ts'

/** Prefix of the title while there are messages the user has not seen. */
const MARK = '(*) '

const reminder = ({ id, user_name, last_message_text }: ChatItem) => ({
  chatId: id,
  title: `Pospuesta: ${user_name}`,
  text: last_message_text,
})

/** Marks the title while the tab is hidden and notifies of new messages. */
export function useNotifications(title: string): void {
  const { inbox, me } = useChatsContext()
  const navigate = useNavigate()
  const latest = useRef(navigate)
  latest.current = navigate
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  useEffect(() => {
    const plain = `${title} | ${brand.product}`
    document.title = plain
    const look = () => {
      if (document.visibilityState === 'visible') document.title = plain
    }
    document.addEventListener('visibilitychange', look)
    // A notification outlives the page: it may be clicked while another page is shown.
    const alert = createAlerts((chatId) => {
      if (isShown.current) void inbox.select(chatId)
      else void latest.current(chatAddress(chatId))
    })
    const assigned = createAssignments(
      (one) => {
        if (document.visibilityState !== 'visible') document.title = MARK + plain
        alert(one)
      },
      (address) => void latest.current(address),
    )
    const stop = inbox.onEvents((events) => {
      closeGone(events)
      assigned.hear(events, me.id)
      const back = wokenChats(events, me.id).at(-1)
      const chat = back === undefined ? undefined : inbox.store.get().state.chats.get(back)?.item
      if (chat) toast.info(`Volvió la conversación pospuesta de ${chat.user_name}.`)
      const passed = transferAlerts(events, me.id)
      const mentioned = mentionAlerts(events)
      const shown = document.visibilityState === 'visible' ? inbox.store.get().selected : null
      for (const one of [...passed, ...mentioned.filter((one) => one.chatId !== shown)])
        toastPassed(one, () => void inbox.select(one.chatId))
      const last =
        passed.at(-1) ??
        mentioned.at(-1) ??
        urgentAlerts(events).at(-1) ??
        messageAlerts(events).at(-1) ??
        (chat && reminder(chat))
      if (!last) return
      if (document.visibilityState !== 'visible') document.title = MARK + plain
      alert(last)
    })
    let before: number | null = null
    const noteOpened = () => {
      const { selected } = inbox.store.get()
      if (selected !== null && selected !== before) closePassed(selected)
      before = selected
    }
    noteOpened()
    const unsubscribe = inbox.store.subscribe(noteOpened)
    return () => {
      stop()
      assigned.stop()
      unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
  }, [inbox, title, me.id])
}
