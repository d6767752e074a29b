import { roles } from '../foundation/scope/roles.ts'
import { db } from '../foundation/store/db.ts'
import { DAY } from './calendar.ts'
import type { SeededBot } from './setup.ts'
import { demoCast } from './users.ts'

/** Shortcuts of the quick replies, most used first. */
const MOST_USED = ['saludo', 'horarios', 'espera', 'pago', 'envio', 'gracias']

/** The label of each business for urgent chats. */
const PRESSING = ['Urgente', 'Seña pendiente', 'Urgencia']

/** Macros of the hardware store, most used first. */
const MACROS = ['Pedir el comprobante', 'Presupuesto enviado', 'Reclamo a Reclamos']

/** Dates the quick replies and macros of the teams, and counts their uses. */
export async function countReplyUses(now: number, placed: readonly SeededBot[]): Promise<void> {
  const created_at = new Date(now - 90 * DAY)
  // Does not change the version: nobody edits them.
  for (const { id } of placed)
    for (const [i, shortcut] of MOST_USED.entries())
      await db()
        .updateTable('quick_reply')
        .set({ usage_count: 140 - i * 21, last_used_at: new Date(now - (i + 1) * 3_600_000) })
        .set({ created_at, updated_at: created_at })
        .where('bot_id', '=', id)
        .where('shortcut', '=', shortcut)
        .execute()
  for (const [i, name] of MACROS.entries())
    await db()
      .updateTable('macro')
      .set({ usage_count: 46 - i * 13, last_used_at: new Date(now - (i + 2) * 3_600_000) })
      .set({ created_at, updated_at: created_at })
      .where('name', '=', name)
      .execute()
}

/** Writes saved views of the teams. */
export async function writeViews(now: number, placed: readonly SeededBot[]): Promise<void> {
  const created_at = new Date(now - 90 * DAY)
  for (const { id: bot_id, business, labels } of placed) {
    const owner = demoCast.findIndex(({ member }) =>
      member.some(([name, role]) => name === business.name && role === roles.administrador),
    )
    const shared = { bot_id, owner_id: owner + 1, shared: true, created_at, updated_at: created_at }
    const view = (name: string, filter: object) => ({ ...shared, name, filter })
    await db()
      .insertInto('chat_view')
      .values([
        view('Sin contestar', { type: 'contact_requests', category: 'nuevas', status: 'no_contestadas' }),
        view('WhatsApp sin contestar', {
          type: 'contact_requests',
          category: 'nuevas',
          channel: 'WhatsApp',
          status: 'no_contestadas',
        }),
        ...[...labels]
          .filter(([title]) => PRESSING.includes(title))
          .map(([title, label]) => view(title, { type: 'all', category: 'nuevas', labels: [label] })),
      ])
      .execute()
  }
}
