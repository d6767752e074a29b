import type { MailHeaders } from './read.ts'

/** Why a mail is not shown as a customer's: it was written by a program, by this mailbox, or it tells about a failure. */
type Unpersonal = 'own' | 'bounce' | 'automatic'

const DAEMON = /^(?:mailer-daemon|postmaster)@/

/** Returns what a mail is if no person wrote it (RFC 3834 and what programs use besides). */
export function unpersonal(headers: MailHeaders, ownAddress: string): Unpersonal | undefined {
  const of = (name: string) => headers.values[name] ?? ''
  if (headers.from === ownAddress) return 'own'
  const type = of('content-type').toLowerCase()
  if (DAEMON.test(headers.from) || (type.includes('multipart/report') && type.includes('delivery-status')))
    return 'bounce'
  const submitted = of('auto-submitted').trim().toLowerCase()
  if (submitted && !submitted.startsWith('no')) return 'automatic'
  if (/^(?:bulk|list|junk|auto_reply)\b/i.test(of('precedence').trim())) return 'automatic'
  const marked = ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'].some((name) => of(name))
  return marked || of('return-path').trim() === '<>' ? 'automatic' : undefined
}
