import { createHmac } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'

/** Characters that prove that this server gave an id. */
const PROOF = 20

/**
 * Returns the Message-ID of a part of a message. It is the same for each attempt, and nobody else can make it up: what
 * names it in a bounce or an answer has seen the mail.
 */
export const mailMark = (accountId: number, { messageId, part }: MarkedPart, address: string): string =>
  `<m.${messageId}.${part}.${proofOf(accountId, messageId, part)}@${address.split('@')[1] ?? 'localhost'}>`

interface MarkedPart {
  messageId: number
  part: number
}

const proofOf = (accountId: number, messageId: number, part: number): string =>
  createHmac('sha256', currentCall().services.settings.secret)
    .update(`mail:${accountId}:${messageId}:${part}`)
    .digest('hex')
    .slice(0, PROOF)

/** Ids looked at in a text: a bounce names one, or a few in its headers. */
const MOST_IDS = 50

/** Returns the ids of {@link mailMark} that a text contains, without those that an account did not give. */
export function marksIn(text: string, accountId: number): string[] {
  const found = new Set<string>()
  let looked = 0
  for (const [id, messageId, part, proof] of text.matchAll(
    /<m\.(\d{1,15})\.(\d{1,3})\.([0-9a-f]{20})@[\w.-]{1,253}>/g,
  )) {
    if (++looked > MOST_IDS) break
    if (proof === proofOf(accountId, Number(messageId), Number(part))) found.add(id)
  }
  return [...found]
}
