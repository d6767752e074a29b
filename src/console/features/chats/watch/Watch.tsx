import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAvailability } from '../../../availability/useAvailability.ts'
import {
  closeGone,
  createAlerts,
  createAssignments,
  mentionAlerts,
  messageAlerts,
  toastPassed,
  transferAlerts,
  urgentAlerts,
  wokenChats,
} from '../../../notify/alerts.ts'
import { chatAddress, readCounts } from '../../../notify/unread.ts'
import { changesCounts, createRecount } from '../../../realtime/recount.ts'
import { subscribeRoom } from '../../../realtime/room.ts'
import { checkSession, currentSession } from '../../../session/index.ts'
import { toast } from '../../../ui/toast.ts'

const BACK = 'Volvió una conversación pospuesta.'

/** Subscribes to the events of a bot's chats; renders nothing. */
export default function Watch({ botId }: { botId: number }) {
  const navigate = useRef(useNavigate())
  useAvailability(botId)
  useEffect(() => {
    const open = (chatId: number) => void navigate.current(chatAddress(chatId))
    const alert = createAlerts(open)
    const assigned = createAssignments(alert, (address) => void navigate.current(address))
    const recount = createRecount(async () => void (await readCounts(botId)))
    const leave = subscribeRoom(botId, {
      onEvent(event) {
        if (changesCounts(event)) recount.soon()
        closeGone([event])
        if (event.name === 'membership' || event.name === 'session-closed') void checkSession()
        for (const one of [...messageAlerts([event]), ...urgentAlerts([event])]) alert(one)
        for (const one of [...transferAlerts([event], currentSession().user?.id ?? 0), ...mentionAlerts([event])]) {
          toastPassed(one, () => open(one.chatId))
          alert(one)
        }
        assigned.hear([event], currentSession().user?.id ?? 0)
        for (const chatId of wokenChats([event], currentSession().user?.id ?? 0)) {
          toast.info(BACK, { action: { label: 'Abrir', run: () => open(chatId) } })
          alert({ chatId, title: BACK, text: '' })
        }
      },
      onReset: recount.soon,
      onDenied: () => void checkSession(),
    })
    // The connection may already be open for another part of the page, so it may not send a reset.
    recount.now()
    return () => {
      leave()
      recount.stop()
      assigned.stop()
    }
  }, [botId])
  return null
}
