import type { Line } from './conversation.ts'
import type { Random } from './random.ts'

/** Channels of the demo that say what came of a message. */
const REPORTING: readonly string[] = ['whatsapp', 'facebook']

const NOT_DELIVERED = 'El canal no lo entregó. Inténtalo de nuevo.'

/** What a channel said of a message; nothing about those of customers, and of the webchat. */
interface Receipt {
  status: 'delivered' | 'failed' | 'read' | 'sent' | null
  error: string | null
}

/**
 * Returns what the channel of a generated chat said of each of its messages. Whoever writes has read what came before;
 * few messages fail, and never the last one, which would keep the chat open.
 */
export function receiptsOf(random: Random, channel: string, lines: readonly Pick<Line, 'author'>[]): Receipt[] {
  const lastRead = lines.findLastIndex(({ author }) => author === 'user')
  return lines.map(({ author }, i) => {
    if (author === 'user' || !REPORTING.includes(channel)) return { status: null, error: null }
    if (i < lines.length - 1 && random.chance(0.008)) return { status: 'failed', error: NOT_DELIVERED }
    if (i < lastRead) return { status: 'read', error: null }
    return { status: (['read', 'delivered', 'sent'] as const)[random.weighted([62, 34, 4])] ?? 'sent', error: null }
  })
}
