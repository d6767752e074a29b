import type { Channel } from './channels.ts'

/** An emoji with which the team reacts to a customer's message, and its name for screen readers. */
interface Reaction {
  emoji: string
  name: string
}

const LIKE: Reaction = { emoji: '👍', name: 'Me gusta' }
const LOVE: Reaction = { emoji: '❤️', name: 'Me encanta' }
const THANKS: Reaction = { emoji: '🙏', name: 'Gracias' }

const USUAL: readonly Reaction[] = [
  LIKE,
  LOVE,
  { emoji: '😂', name: 'Me divierte' },
  { emoji: '😮', name: 'Me asombra' },
  THANKS,
  { emoji: '✅', name: 'Listo' },
]

/** Bots of Telegram may use 73 emojis, without 😂, 😮 and ✅ (Bot API: ReactionTypeEmoji). */
const TELEGRAM: readonly Reaction[] = [
  LIKE,
  LOVE,
  { emoji: '🤣', name: 'Me divierte' },
  { emoji: '😱', name: 'Me asombra' },
  THANKS,
  { emoji: '👌', name: 'Listo' },
]

const REACTIONS: Record<Channel, readonly Reaction[]> = {
  webchat: USUAL,
  whatsapp: USUAL,
  facebook: USUAL,
  telegram: TELEGRAM,
  email: [],
}

/** Returns what the team can react with on a channel; nothing where the channel has no reactions. */
export const reactionsOn = (channel: Channel): readonly Reaction[] => REACTIONS[channel]
