import { makeCompanyToken } from '../channels/access/token.ts'
import { db } from '../foundation/store/db.ts'
import { DAY } from './calendar.ts'
import type { SeededBot } from './setup.ts'

/**
 * Writes two companies of the hardware store. Everybody may write nevertheless, until somebody limits the access. Nobody
 * knows their tokens: who wants to try one changes it.
 */
export async function writeCompanies(now: number, placed: readonly SeededBot[]): Promise<void> {
  const bot = placed[0]
  if (!bot) return
  const companies = [
    { name: 'Constructora Del Valle', url: 'https://www.delvalle.example', ago: 60, area: 'Ventas' },
    { name: 'Corralón San Jorge', url: null, ago: 25, area: undefined },
  ]
  const made = await db()
    .insertInto('access_group')
    .values(
      companies.map(({ name, url, ago, area }) => {
        const { token: _, ...stored } = makeCompanyToken()
        const area_id = (area && bot.areas.get(area)) || null
        return { bot_id: bot.id, name, url, area_id, ...stored, created_at: new Date(now - ago * DAY) }
      }),
    )
    .returning('id')
    .execute()
  const contacts = await db()
    .selectFrom('contact')
    .select('id')
    .where('bot_id', '=', bot.id)
    .where('blocked', '=', false)
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  const [first] = made
  if (first && contacts.length > 0)
    await db()
      .insertInto('access_contact')
      .values(contacts.map(({ id }, at) => ({ group_id: first.id, contact_id: id, enabled: at > 0 })))
      .execute()
}
