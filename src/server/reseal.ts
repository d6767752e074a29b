import { sql } from 'kysely'
import { isSealedWith, type Keys, type Purpose, seal, unseal } from './foundation/secrets/seal.ts'
import { db } from './foundation/store/db.ts'

/** The columns with encrypted values that stay; queued mails are sent or given up within days. */
const columns: readonly (readonly [table: string, column: string, purpose: Purpose])[] = [
  ['channel_account', 'secrets', 'channel'],
  ['webhook', 'secret', 'outgoing-webhook'],
  ['webhook', 'previous_secret', 'outgoing-webhook'],
  ['webhook', 'header_values', 'outgoing-webhook'],
  ['webhook_secret', 'sealed', 'webhook'],
]

/**
 * Encrypts what was encrypted with a former key of the server with the current one, so that the former can be removed from
 * the settings. Returns how many values were encrypted again; those that no key opens stay as they are.
 */
export async function resealAll(keys: Keys): Promise<number> {
  let count = 0
  if (keys.previousSecrets.length === 0) return count
  for (const [table, column, purpose] of columns) {
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      db(),
    )
    for (const { text } of rows) {
      if (isSealedWith(text, keys.secret, purpose)) continue
      const value = opened(text, keys, purpose)
      if (value === undefined) continue
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${seal(value, keys.secret, purpose)}
        where ${sql.ref(column)} = ${text}`.execute(db())
      count++
    }
  }
  return count
}

function opened(text: string, keys: Keys, purpose: Purpose): unknown {
  try {
    return unseal(text, keys, purpose)
  } catch {
    return undefined
  }
}
