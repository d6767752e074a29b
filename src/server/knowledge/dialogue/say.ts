import { fillIn } from '../../../contract/variables.ts'
import type { Reply, ResponseButton, ResponseMessage, Turn } from './types.ts'

type Variants = Record<string, number>

/** The texts of a message, its own first. */
const textsOf = ({ text, variants = [] }: ResponseMessage) => [text ?? '', ...variants].filter(Boolean)

/**
 * Which of several texts is said: by the turn's seed, and never the one that was said last.
 * @param said the variant that was said last; undefined at the first time
 */
export function variantOf(count: number, seed: number, said: number | undefined): number {
  if (count <= 1) return 0
  if (said === undefined || said >= count) return seed % count
  return (said + 1 + (seed % (count - 1))) % count
}

/** What is to be said: the messages of a response, its buttons under the last of them. */
interface Content {
  /** names the response among what was said before, e.g. `main12` */
  key: string
  messages: readonly ResponseMessage[]
  buttons: readonly ResponseButton[]
  randomize?: boolean
}

/** Says a response: one variant of each message, its variables filled in. Notes in `variants` which ones. */
export function sayContent(
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

/** Every button that replies offer, the cards' own among them. */
export const offeredBy = (replies: readonly Reply[]): ResponseButton[] =>
  replies.flatMap((reply) =>
    reply.kind === 'say'
      ? [...(reply.message.cards ?? []).flatMap(({ buttons = [] }) => buttons), ...reply.buttons]
      : [],
  )

/** Says a plain text. */
export function sayText(text: string, turn: Turn, buttons: readonly ResponseButton[] = []): Reply {
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
