import { fillIn } from '../../../contract/variables.ts'
import type { Reply, ResponseButton, ResponseMessage, Turn } from './types.ts'

type Variants = Record<string, number>

/** Returns the texts of a message: its own first, then its variants. */
const textsOf = ({ text, variants = [] }: ResponseMessage) => [text ?? '', ...variants].filter(Boolean)

/**
 * Returns the index of the text to send: chosen by the seed, and never the same one twice in a row.
 * @param said the variant that was sent last; undefined the first time
 */
function variantOf(count: number, seed: number, said: number | undefined): number {
  if (count <= 1) return 0
  if (said === undefined || said >= count) return seed % count
  return (said + 1 + (seed % (count - 1))) % count
}

/** Content to send: the messages of a response, with its buttons on the last one. */
interface Content {
  /** identifies the response in the record of sent variants, e.g. `main12` */
  key: string
  messages: readonly ResponseMessage[]
  buttons: readonly ResponseButton[]
  randomize?: boolean
}

/**
 * Sends a response: one variant of each message, with its variables filled in. Records the chosen ones in `variants`.
 */
export function buildContentReplies(
  { key, messages, buttons, randomize = true }: Content,
  turn: Turn,
  variants: Variants,
): Reply[] {
  return messages.map((message, place) => {
    const own = `${key}.${place}`
    const texts = textsOf(message)
    const chosen = randomize ? variantOf(texts.length, turn.seed, variants[own]) : 0
    if (texts.length > 1) variants[own] = chosen
    return {
      kind: 'say',
      message: filled({ ...message, text: texts[chosen] ?? '' }, turn.variables),
      buttons: place === messages.length - 1 ? buttons : [],
    }
  })
}

/** Returns every button that the replies offer, including those of cards. */
export const buttonsOf = (replies: readonly Reply[]): ResponseButton[] =>
  replies.flatMap((reply) =>
    reply.kind === 'say'
      ? [...(reply.message.cards ?? []).flatMap(({ buttons = [] }) => buttons), ...reply.buttons]
      : [],
  )

/** Returns the texts of replies in one. */
export const buildTextsOf = (replies: readonly Reply[]): string =>
  replies.map((reply) => (reply.kind === 'say' ? [reply.message.text, reply.message.caption].join(' ') : '')).join(' ')

/** Returns a plain text reply. */
export function buildTextReply(text: string, turn: Turn, buttons: readonly ResponseButton[] = []): Reply {
  return { kind: 'say', message: filled({ kind: 'text', text }, turn.variables), buttons }
}

function filled({ variants: _, ...message }: ResponseMessage, values: Turn['variables']): ResponseMessage {
  const fill = (text: string) => fillIn(text, values)
  return {
    ...message,
    ...(message.text !== undefined && { text: fill(message.text) }),
    ...(message.caption !== undefined && { caption: fill(message.caption) }),
    ...(message.cards && {
      cards: message.cards.map((card) => ({
        ...card,
        title: fill(card.title),
        ...(card.subtitle !== undefined && { subtitle: fill(card.subtitle) }),
      })),
    }),
  }
}
