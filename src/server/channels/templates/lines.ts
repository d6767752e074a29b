import type { components } from '../../../../generated/api.d.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { templatesOf } from './send.ts'

type Schemas = components['schemas']

/** A number of the business that conversations can begin from. */
export interface Line {
  id: number
  /** as WhatsApp shows it */
  phone: string
  wabaId: string
}

const DISCONNECTED = 'El número de WhatsApp no está conectado. Elige otro o conéctalo en Conectores.'

const rowsOf = ({ botId }: Pick<Scope, 'botId'>) =>
  db()
    .selectFrom('channel_account')
    .select(['id', 'name', 'account', 'status', 'settings'])
    .where('bot_id', '=', botId)
    .where('kind', '=', 'whatsapp')

/** Returns the connected numbers of a bot, in the order in which they were connected. */
export async function linesOf(scope: Scope): Promise<Schemas['ChatNumber'][]> {
  const rows = await rowsOf(scope).where('status', '<>', 'off').orderBy('id').execute()
  return rows.map(({ id, name, account }) => ({ id, name, phone: account }))
}

/** Returns a connected number; undefined when it is no longer connected, 404 when the bot never had it. */
async function connectedLine(scope: Scope, id: number): Promise<Line | undefined> {
  const row = await rowsOf(scope).where('id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const { waba_id: wabaId } = row.settings
  return row.status === 'off' || !wabaId ? undefined : { id, phone: row.account, wabaId }
}

/** Returns a connected number. 404 when the bot never had it, 409 when it is no longer connected. */
export async function lineOf(scope: Scope, id: number): Promise<Line> {
  const line = await connectedLine(scope, id)
  if (!line) throw problem(409, 'disabled', DISCONNECTED)
  return line
}

/** Returns the templates that a number has, and why some cannot be sent now; 404 when the bot never had the number. */
export async function lineTemplates(scope: Scope, id: number): Promise<Schemas['ChatTemplates']> {
  const line = await connectedLine(scope, id)
  if (!line) return { templates: [], synced_at: null, problem: DISCONNECTED }
  return templatesOf({ botId: scope.botId, wabaId: line.wabaId })
}
