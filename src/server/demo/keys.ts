import { db, json } from '../foundation/store/db.ts'
import { DAY } from './calendar.ts'
import type { Random } from './random.ts'
import type { SeededBot } from './setup.ts'

/** Writes an API key of the first business. Its hash is random: no token has it, so that nobody can call with it. */
export async function writeKeys(random: Random, now: number, [first]: readonly SeededBot[]): Promise<void> {
  if (!first) return
  await db()
    .insertInto('api_key')
    .values({
      bot_id: first.id,
      name: 'Sistema de ventas',
      prefix: `mst_${random.hex(8)}`,
      hash: random.hex(43),
      last_four: random.hex(4),
      scopes: json(['contacts:read', 'contacts:write', 'chats:write'] as const),
      created_at: new Date(now - 200 * DAY),
      created_by: 1,
      expires_at: new Date(now + 165 * DAY),
      last_used_at: new Date(now - 23 * 60_000),
      last_used_ip: '203.0.113.7',
    })
    .execute()
}
