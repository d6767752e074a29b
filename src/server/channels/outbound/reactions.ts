import { reactionsOn } from '../../../contract/reactions.ts'
import type { Account } from '../accounts/account.ts'
import { list, object, string } from '../meta/incoming.ts'
import { recipientOf } from '../meta/whatsapp.ts'
import { numberIn } from '../telegram/message-id.ts'

/** A reaction of the team to a message that a platform knows by an id. */
interface Reacting {
  recipient: { address: string; userId: string | null }
  /** the platform's id of the message */
  externalId: string
  /** null takes it back */
  emoji: string | null
}

/** Whether the platform can say which message is meant: presses of buttons are none at Telegram. */
export const isReactable = (kind: Account['kind'], externalId: string): boolean =>
  kind === 'telegram' ? numberIn(externalId) !== undefined : kind !== 'email'

const bodies: Record<Exclude<Account['kind'], 'email'>, (given: Reacting) => object> = {
  whatsapp: ({ recipient, externalId, emoji }) => ({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...recipientOf({ recipient }),
    type: 'reaction',
    reaction: { message_id: externalId, emoji: emoji ?? '' },
  }),
  facebook: ({ recipient, externalId, emoji }) => ({
    recipient: { id: recipient.address },
    sender_action: emoji === null ? 'unreact' : 'react',
    payload: { message_id: externalId, ...(emoji !== null && { reaction: emoji }) },
  }),
  telegram: ({ recipient, externalId, emoji }) => ({
    method: 'setMessageReaction',
    params: {
      chat_id: Number(recipient.userId ?? recipient.address),
      message_id: numberIn(externalId),
      reaction: emoji === null ? [] : [{ type: 'emoji', emoji: plain(emoji) }],
    },
  }),
}

/** Telegram names its emojis without the sign that asks for a coloured picture. */
const plain = (emoji: string): string => emoji.replaceAll('\uFE0F', '')

/** Returns the request with which a reaction leaves. */
export const reactionBody = (kind: Exclude<Account['kind'], 'email'>, given: Reacting): object => bodies[kind](given)

/** Returns the emoji of a request of {@link reactionBody}; null if it takes the reaction back. */
export function emojiIn(body: object): string | null {
  const { reaction, payload, params } = object(body)
  const [sent] = list(object(params).reaction)
  const emoji = string(object(reaction).emoji) ?? string(object(payload).reaction) ?? string(sent?.emoji)
  if (emoji === undefined) return null
  return reactionsOn('telegram').find((one) => plain(one.emoji) === emoji)?.emoji ?? emoji
}
