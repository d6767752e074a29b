import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { createNotices } from '../../notify/notices.ts'
import { chatAddress } from '../../notify/unread.ts'
import { subscribeRoom } from '../../realtime/room.ts'

/** Subscribes to what the rules of a bot send to this person; renders nothing. */
export default function NoticeListener({ botId }: { botId: number }) {
  const navigate = useRef(useNavigate())
  useEffect(() => {
    const show = createNotices((chatId) => void navigate.current(chatAddress(chatId)))
    return subscribeRoom(botId, {
      onEvent: (event) => {
        if (event.name === 'notification') show(event.payload)
      },
      onReset: () => {},
    })
  }, [botId])
  return null
}
