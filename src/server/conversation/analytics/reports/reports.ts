import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../../generated/limits.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import { distinctAddresses } from '../../../foundation/mail/confirmed-address.ts'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { refuseBeyond } from '../../../foundation/resource/maximum.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { nextSending } from './period.ts'
import { askUnasked, recipientsOf, unreachedOf } from './recipients.ts'

/** The reports of a bot. Each has the figures that its author may see, and goes to those who want it. */
export const reports = resource('report', {
  table: 'analytics_report',
  from: (rows) => rows.selectAll(),
  read: async ({ botId, timeZone }, rows) => {
    const all = await recipientsOf(botId, [...new Set(rows.flatMap(({ emails }) => emails))])
    const now = currentCall().services.clock()
    return rows.map((row) => ({
      ...{ ...row, ...unreachedOf(all.filter(({ email }) => row.emails.includes(email))) },
      next_at: row.enabled ? nextSending(row.period, now, timeZone).toISOString() : null,
    }))
  },
  displayName: 'name',
  unique: { analytics_report_name: ['name', 'Ya existe un informe con ese nombre. Elige otro.'] },
  assertLimit: ({ botId }) =>
    refuseBeyond(
      { most: MaximumsLimits.reports, noun: 'informes', next: 'Elimina uno que no uses.' },
      'analytics_report',
      sql`bot_id = ${botId}`,
    ),
  checkReferences: async (scope, { area_id, label_id }) => {
    await checkIds(scope, 'area', [area_id], { field: 'area_id', text: 'Esa área ya no existe. Elige otra.' })
    await checkIds(scope, 'label', [label_id], { field: 'label_id', text: 'Esa etiqueta ya no existe. Elige otra.' })
  },
  // Who sees only some chats could else send themselves the figures of somebody who sees all of them.
  mayChange: (scope, { created_by }) => {
    if (!seesAll(scope) && created_by?.id !== scope.userId) throw commonProblems.forbidden()
  },
  columns: ({ enabled = true, ...input }, _, before) => ({
    ...toColumns({ ...input, emails: distinctAddresses(input.emails), enabled }),
    ...(before?.enabled === enabled && before.period === input.period
      ? {}
      : { due_since: currentCall().services.clock() }),
  }),
  after: async ({ botId }, { after }) => {
    if (after?.enabled) await askUnasked(botId, after.emails)
  },
})
