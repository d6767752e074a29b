import type { AnyEvent } from '../../../generated/events.ts'
import { isQuiet } from '../../contract/quiet.ts'
import { ownZone } from '../../contract/zone.ts'
import { currentSession } from '../session/index.ts'
import { formatNumber } from '../ui/format.ts'
import { toast } from '../ui/toast.ts'
import { preview } from './preview.ts'
import { showNotification } from './show.ts'
import { ring } from './sound.ts'
import { chatAddress } from './unread.ts'
import { urgencyText, waitsUrgently } from './urgent.ts'

/** A chat event that the person is alerted to immediately. */
interface Alert {
  chatId: number
  title: string
  text: string
}

/** Returns the alerts for the customer messages among some events. */
export function messageAlerts(events: readonly AnyEvent[]): Alert[] {
  return events.flatMap((event) => {
    if (event.name !== 'message' || event.payload.message.type !== 'user') return []
    const { message, chat_id: chatId } = event.payload
    const { text } = preview({ ...message, file: message.files[0] })
    return [{ chatId, title: message.user_name, text }]
  })
}

/** Returns the alerts for chats that became urgent with some events while they wait for a person. */
export function urgentAlerts(events: readonly AnyEvent[]): Alert[] {
  return events.flatMap((event) => {
    if (event.name !== 'conversation' || !event.payload.became_urgent) return []
    const { chat } = event.payload
    const reason = waitsUrgently(chat) && urgencyText(chat)
    return reason ? [{ chatId: chat.id, title: `Urgente: ${chat.user_name}`, text: reason }] : []
  })
}

/** Returns the alerts for chats that colleagues passed to this person or their area. */
export function transferAlerts(events: readonly AnyEvent[], userId: number): Alert[] {
  return events.flatMap((event) => {
    if (event.name !== 'conversation' || !event.payload.transferred?.to.includes(userId)) return []
    const { chat, transferred } = event.payload
    return [
      {
        chatId: chat.id,
        title: `${transferred.by.name} te pasó la conversación de ${chat.user_name}`,
        text: transferred.note,
      },
    ]
  })
}

/** Returns the chats that somebody else, a rule or a turn assigned to this person. */
function assignedIn(events: readonly AnyEvent[], userId: number): { chatId: number; name: string }[] {
  return events.flatMap((event) => {
    if (event.name !== 'assign-user' || event.payload.assign_user?.id !== userId) return []
    const { chat_id: chatId, user_name: name } = event.payload
    return name === undefined ? [] : [{ chatId, name }]
  })
}

/** Milliseconds in which the assignments of a bulk change or a rule arrive. */
const TOGETHER_MS = 400

/** The chats of this person, where several new ones are found. */
const OWN_CHATS = '/chats?mine=1&dates=empty'

/**
 * Returns a function that tells this person of the chats that they got, of several at once in one notice.
 * @param open opens an address of the console
 */
export function createAssignments(
  alert: (alert: Alert) => void,
  open: (address: string) => void,
): { hear: (events: readonly AnyEvent[], userId: number) => void; stop: () => void } {
  const got = new Map<number, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function tell(): void {
    timer = undefined
    const [[chatId, name] = [0, '']] = got
    const isOne = got.size === 1
    const title = isOne
      ? `Te asignaron la conversación de ${name}`
      : `Te asignaron ${formatNumber(got.size)} conversaciones`
    got.clear()
    const run = () => open(isOne ? chatAddress(chatId) : OWN_CHATS)
    toast.info(title, {
      action: { label: isOne ? 'Abrir' : 'Ver', run },
      subject: isOne ? assignedSubject(chatId) : 'assigned',
    })
    alert({ chatId, title, text: '' })
  }
  return {
    hear(events, userId) {
      for (const { chatId, name } of assignedIn(events, userId)) got.set(chatId, name)
      if (got.size > 0) timer ??= setTimeout(tell, TOGETHER_MS)
    },
    stop() {
      if (timer === undefined) return
      clearTimeout(timer)
      tell()
    },
  }
}

/** Returns the alerts for chats in which colleagues mentioned this person, or of which a rule tells them. */
export function mentionAlerts(events: readonly AnyEvent[]): Alert[] {
  return events.flatMap((event) => {
    if (event.name === 'rule-notice') {
      const { chat_id: chatId, rule, user_name } = event.payload
      return [{ chatId, title: `La regla «${rule}» te avisa: ${user_name}`, text: 'Revisa esta conversación.' }]
    }
    if (event.name !== 'mention' || !event.payload.unread) return []
    const { chat_id: chatId, by, user_name } = event.payload
    return [{ chatId, title: `${by} te mencionó en la conversación de ${user_name}`, text: '' }]
  })
}

const passedSubject = (chatId: number) => `passed ${chatId}`
const assignedSubject = (chatId: number) => `assigned ${chatId}`

/** Tells that a colleague passed a chat or mentioned this person in it. */
export function toastPassed({ chatId, title }: Alert, open: () => void): void {
  const run = () => {
    closePassed(chatId)
    open()
  }
  toast.info(title, { action: { label: 'Abrir', run }, subject: passedSubject(chatId) })
}

/** Closes the toasts about chats that left since: they could not be opened. */
export function closeGone(events: readonly AnyEvent[]): void {
  for (const event of events) {
    if (event.name !== 'chat-left') continue
    const { chat_id: chatId } = event.payload
    closePassed(chatId)
    toast.closeSubject(assignedSubject(chatId))
  }
}

/** Closes what {@link toastPassed} told of a chat, once it is open: it makes room for the note. */
export const closePassed = (chatId: number): void => toast.closeSubject(passedSubject(chatId))

/** Returns the ids of the chats whose snooze by this person has just ended. */
export function wokenChats(events: readonly AnyEvent[], userId: number): number[] {
  return events.flatMap((event) =>
    event.name === 'chat-snoozed' && event.payload.woken_for === userId ? [event.payload.chat_id] : [],
  )
}

/**
 * Returns a function that alerts by sound and system notification, following the person's preferences and never during
 * their quiet hours.
 * @param open opens the chat of a clicked notification
 */
export function createAlerts(open: (chatId: number) => void): (alert: Alert) => void {
  return ({ chatId, title, text }) => {
    const preferences = currentSession().user?.preferences
    if (!preferences || isQuiet(preferences.quiet_hours, new Date(), ownZone())) return
    if (preferences.only_when_hidden && document.visibilityState === 'visible') return
    ring(preferences)
    if (preferences.desktop_notifications)
      showNotification({ title, text, tag: `chat-${chatId}`, onClick: () => open(chatId) })
  }
}
