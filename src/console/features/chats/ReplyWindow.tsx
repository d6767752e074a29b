import { channelName } from '../../ui/channels.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ChatItem } from './state/types.ts'
import { useNow } from './useNow.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** Returns the milliseconds until the channel closes the chat to the business; null on channels without a limit. */
export function useReplyWindow({ window_until }: Pick<ChatItem, 'window_until'>): number | null {
  // The countdown ends at once, not with the next tick.
  const now = Math.max(useNow(window_until !== null), Date.now())
  return window_until === null ? null : Date.parse(window_until) - now
}

/** Hours from which minutes say nothing more. */
const WHOLE_HOURS = 3

/** Writes a time as people say it: «2 h 20 min», «12 min», «23 h». */
export function leftText(milliseconds: number): string {
  const [hours, minutes] = [Math.floor(milliseconds / HOUR), Math.floor((milliseconds % HOUR) / MINUTE)]
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  if (hours >= WHOLE_HOURS) return `${hours} h`
  return hours > 0 ? `${hours} h ${minutes} min` : `${Math.max(minutes, 1)} min`
}

/** Says that the channel no longer takes answers; not to be taken for a deadline of the team. */
export const closedText = ({ channel }: Pick<ChatItem, 'channel'>): string =>
  `Ventana de ${channelName(channel)} cerrada`

/** How long staff may still answer on this channel. In the last hour it stands out. */
export function ReplyWindow({ chat }: { chat: ChatItem }) {
  const left = useReplyWindow(chat)
  if (left === null || chat.state === 2) return null
  const isOpen = left > 0
  const text = isOpen ? `Quedan ${leftText(left)}` : closedText(chat)
  return (
    <span
      className={classes(
        'panel-window',
        isOpen && left < HOUR && 'panel-window-soon',
        !isOpen && 'panel-window-closed',
      )}
      title={`${text}: ${isOpen ? 'es el tiempo que deja el canal' : 'podrás responder cuando el cliente escriba'}`}
    >
      <Icon name="clock" size={14} />
      {text}
    </span>
  )
}
