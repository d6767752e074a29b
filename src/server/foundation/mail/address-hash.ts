import { createHash } from 'node:crypto'

/** Returns by what an address is known where it is not to be stored. All its spellings have one hash. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex')

/** Returns the same of all addresses that differ only in what follows a plus sign: most providers have one mailbox for them. */
export const mailboxHash = (address: string): string => addressHash(address.replace(/(?<=.)\+[^@]*(?=@)/, ''))
