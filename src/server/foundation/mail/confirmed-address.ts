import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the address of a person (`app_user` under an alias), or null while it is not confirmed: it may belong to somebody
 * else, who gets nothing but the mail that asks for the confirmation.
 */
export const confirmedAddress = (user: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`case when ${sql.ref(`${user}.email_confirmed_at`)} is not null then ${sql.ref(`${user}.email`)} end`

/** Whether the address of a person (`app_user`) is not confirmed. */
export const isUnconfirmed = sql<boolean>`(app_user.email_confirmed_at is null)`

/** Returns addresses without those that differ from an earlier one only in upper and lower case. */
export const distinctAddresses = (addresses: readonly string[]): string[] =>
  [...new Map(addresses.toReversed().map((one) => [one.toLowerCase(), one])).values()].toReversed()
