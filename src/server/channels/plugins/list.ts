import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { person } from '../../foundation/resource/person.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'
import type { Plugin } from '../accounts/account.ts'

/** Returns the accounts of a bot as in the API, in the order in which they were first connected. */
export async function listAccounts({ botId }: Pick<Scope, 'botId'>): Promise<Plugin[]> {
  const rows = await rowsOf(botId).orderBy('id').execute()
  return rows.map(toPlugin)
}

/** Returns an account of a bot as in the API; 404 when it does not exist. */
export async function pluginOf({ botId }: Pick<Scope, 'botId'>, id: number): Promise<Plugin> {
  const row = await rowsOf(botId).where('id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return toPlugin(row)
}

const rowsOf = (botId: number) =>
  db()
    .selectFrom('channel_account')
    .select([
      'id',
      'kind',
      'name',
      'account',
      'external_id',
      'status',
      'problem',
      'cure',
      'settings',
      'facts',
      'version',
    ])
    .select(['hints', 'connected_at', 'last_event_at'])
    .select(person('connected_by').as('connected_by'))
    .where('bot_id', '=', botId)

const toPlugin = ({ hints, ...row }: Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]): Plugin => ({
  ...row,
  secrets: hints,
})

const eventColumns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('id'),
  at: time('at', timeZone),
  plugin_id: exact('account_id'),
  kind: exact('kind'),
  ok: exact('ok'),
  detail: text('detail'),
})

/** Returns a page of the activity of a bot's accounts, the latest first. */
export function listEvents(scope: Scope, query: ListRequest) {
  const rows = db()
    .selectFrom('channel_event')
    .select(['id', 'at', 'account_id as plugin_id', 'ok', 'detail', 'payload'])
    .select(sql<components['schemas']['PluginEventKind']>`kind`.as('kind'))
    .where('bot_id', '=', scope.botId)
  return listRows(rows, query, eventColumns(scope))
}
