/** Line breaks end a subject, and signs of direction turn the text around them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu
/** What programs that read mails make a link of: a scheme, a dot before letters or between four numbers, an address. */
const LINKED =
  /:\/\/|[\p{L}\p{N}_-][.。．｡]\p{L}{2}|\d(?:[.。．｡]\d{1,3}){3}|www[.。．｡]|(?:https?|mailto|tel|sms|data):|@/iu
const JOINTS = /[.。．｡:/\\@]+/g

/**
 * Returns what customers or users wrote as a mail may say it: on one line and without anything that becomes a link. Our
 * mails come from our address, so that a link in one is believed to be ours. Names in any mail pass through it, also those
 * that their kind keeps free of addresses: they may be older than the rule.
 */
export const said = (text: string): string =>
  text
    .replace(UNSEEN, ' ')
    .replace(/\S+/g, (word) => (LINKED.test(word) ? word.replace(JOINTS, ' ').trim() : word))
    .trim()
