import { createHash } from 'node:crypto'
import { ContactInputLimits, MediaFileLimits } from '../../../../generated/limits.ts'
import type { Content, Incoming, IncomingFile } from '../meta/incoming.ts'

/**
 * Most characters of what customers of platforms send. Each is more than the platforms let them write: what is longer did
 * not come from their applications.
 */
const LONGEST = {
  text: 20_000,
  /** what a button says */
  title: 200,
  /** an id of the platform, and what a button or a link carries */
  id: 500,
  /** a line of a card, such as the name of a place */
  line: 300,
  product: 100,
  /** the text of an ad or an order */
  paragraph: 2_000,
  emoji: 50,
  phone: 40,
}
/** Most of what a message lists. */
const MOST = { files: 30, contacts: 20, ways: 20, products: 200 }

/** Returns the name of a customer, as long as a contact's may be. */
export const boundedName = (name: string): string => cut(name.trim(), ContactInputLimits.name.maxLength)

/** Returns what a customer did, with nothing longer than the store and the console can hold. */
export function bounded(incoming: Incoming): Incoming {
  switch (incoming.kind) {
    case 'message':
      return boundedMessage(incoming)
    case 'reaction':
      return { ...incoming, emoji: incoming.emoji === null ? null : cut(incoming.emoji, LONGEST.emoji) }
    case 'echo':
      return {
        ...incoming,
        externalId: idOf(incoming.externalId),
        text: cut(incoming.text, LONGEST.text),
        files: filesOf(incoming.files),
      }
    case 'edit':
      return { ...incoming, text: cut(incoming.text, LONGEST.text) }
    case 'group':
      return { ...incoming, title: cut(incoming.title, LONGEST.line) }
    default:
      return incoming
  }
}

type Message = Extract<Incoming, { kind: 'message' }>

function boundedMessage({ pressed, replyTo, phone, ...message }: Message): Message {
  const text = cut(message.text, pressed === undefined ? LONGEST.text : LONGEST.title)
  const files = filesOf(message.files)
  const content = contentOf(message.content)
  const isEmpty = text === '' && files.length === 0 && pressed === undefined && !message.chosen
  return {
    ...message,
    externalId: idOf(message.externalId),
    identity: { ...message.identity, ...texts(message.identity, { username: LONGEST.title }) },
    text,
    files,
    // An empty message still tells staff that something came.
    content: isEmpty && !isShown(content) ? { ...content, unsupported: 'algo' } : content,
    ...(pressed !== undefined && { pressed: cut(pressed, LONGEST.id) }),
    ...(replyTo !== undefined && { replyTo: idOf(replyTo) }),
    ...(phone !== undefined && phone.length <= LONGEST.phone && { phone }),
  }
}

const isShown = ({ location, contacts, order, referral, sticker, unsupported }: Content): boolean =>
  Boolean(location || contacts || order || referral || sticker || unsupported)

const filesOf = (files: readonly IncomingFile[]): IncomingFile[] =>
  files
    .slice(0, MOST.files)
    .map((file) => ({ ...file, filename: cut(file.filename, MediaFileLimits.filename.maxLength) }))

function contentOf({ location, contacts, order, referral, ...content }: Content): Content {
  const cards = (contacts ?? []).slice(0, MOST.contacts).map(({ name, phones, emails }) => ({
    name: cut(name, LONGEST.line),
    phones: phones.slice(0, MOST.ways).map((phone) => cut(phone, LONGEST.phone)),
    emails: emails.slice(0, MOST.ways).map((email) => cut(email, ContactInputLimits.email.maxLength)),
  }))
  const isOrder = order && (order.items.length > 0 || order.text)
  return {
    ...content,
    ...(location && { location: { ...location, ...texts(location, { name: LONGEST.line, address: LONGEST.line }) } }),
    ...(cards.length > 0 && { contacts: cards }),
    ...(isOrder && {
      order: {
        ...texts(order, { text: LONGEST.paragraph }),
        items: order.items
          .slice(0, MOST.products)
          .map((item) => ({ ...item, product: cut(item.product, LONGEST.product) })),
      },
    }),
    ...(referral && { referral: referralOf(referral) }),
  }
}

function referralOf({ url, ...referral }: NonNullable<Content['referral']>): NonNullable<Content['referral']> {
  const limits = { source: LONGEST.title, headline: LONGEST.line, body: LONGEST.paragraph, click_id: LONGEST.id }
  // A cut address would lead elsewhere, so that a long one is left out.
  return { ...texts(referral, limits), ...(url !== undefined && url.length <= LONGEST.paragraph && { url }) }
}

/** Cuts the texts of an object that it has. */
const texts = <Name extends string>(
  given: { [name in NoInfer<Name>]?: string },
  limits: Record<Name, number>,
): { [name in Name]?: string } => {
  const found: { [name in Name]?: string } = {}
  for (const name in limits) {
    const text = given[name]
    if (text !== undefined) found[name] = cut(text, limits[name])
  }
  return found
}

/** Returns an id that can be looked for: a longer one is told apart by its digest. */
const idOf = (id: string): string =>
  id.length > LONGEST.id ? `#${createHash('sha256').update(id).digest('base64url')}` : id

/** Cuts a text and removes what the store cannot keep: NUL, and halves of characters. */
function cut(text: string, most: number): string {
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return short.replace(/[\0\p{Surrogate}]/gu, '')
}
