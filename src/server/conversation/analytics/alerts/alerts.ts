import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { MaximumsLimits } from '../../../../../generated/limits.ts'
import { isLive } from '../../../../contract/analytics.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { toColumns } from '../../../foundation/resource/columns.ts'
import { refuseBeyond } from '../../../foundation/resource/maximum.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import { thresholdFault } from './bounds.ts'
import { assertMayKnow } from './recipients.ts'
import { conditionOf, shown } from './words.ts'

export type Alert = components['schemas']['AnalyticsAlert']

/** Returns a key of what an alert watches. The alert starts anew when it changes. */
export const subjectOf = ({ metric, direction, threshold, span, minutes, channel, area_id, enabled }: Partial<Alert>) =>
  JSON.stringify([
    ...[metric, direction, threshold, span ?? null, minutes ?? 0, channel ?? null, area_id ?? null, enabled ?? true],
  ])

const COLUMNS = [
  ...(['id', 'bot_id', 'name', 'metric', 'direction', 'threshold', 'span', 'minutes', 'channel', 'area_id'] as const),
  ...(['user_ids', 'enabled', 'since', 'last_value', 'fired_at', 'checked_at', 'problem'] as const),
  ...(['created_at', 'created_by', 'updated_at', 'updated_by', 'version'] as const),
]

/** An alert without a value is not in order: its state is unknown. */
const STATE = sql<Alert['state']>`case when state = 'ok' and last_value is null then 'no_data' else state end`

const lastText = ({ metric, last_value }: Pick<Alert, 'metric' | 'last_value'>): string =>
  last_value === null ? '' : shown(metric, last_value)

/** The alerts of a bot about its figures. Each counts what its author may see. */
export const alerts = resource('figureAlert', {
  table: 'analytics_alert',
  // The figures of somebody else may be of chats that the reader does not see.
  from: (rows, scope) =>
    rows
      .select(COLUMNS)
      .select(STATE.as('state'))
      .$if(!seesAll(scope), (query) => query.where('created_by', '=', scope.userId)),
  read: (_, rows) => rows.map((row) => ({ ...row, condition: conditionOf(row), last_text: lastText(row) })),
  displayName: 'name',
  unique: { analytics_alert_name: ['name', 'Ya existe una alerta con ese nombre. Elige otro.'] },
  assertLimit: ({ botId }) =>
    refuseBeyond(
      { most: MaximumsLimits.alerts, noun: 'alertas', next: 'Elimina una que no uses.' },
      'analytics_alert',
      sql`bot_id = ${botId}`,
    ),
  check: async (scope, input, before) => {
    if (!isLive(input.metric) && !input.span) throw invalidProblem('span', 'Elige durante cuánto tiempo se cuenta.')
    const fault = thresholdFault(input)
    if (fault) throw invalidProblem('threshold', fault)
    await assertMayKnow(scope, input, before)
  },
  checkReferences: async (scope, { area_id, user_ids = [] }) => {
    await checkIds(scope, 'area', [area_id], { field: 'area_id', text: 'Esa área ya no existe. Elige otra.' })
    await assertMembers(scope, user_ids)
  },
  columns: (input, _, before) => ({
    ...toColumns({ ...input, span: isLive(input.metric) ? null : (input.span ?? null) }),
    ...(before && subjectOf(input) !== subjectOf(before) && START),
  }),
})

/** The state of an alert that was not looked at. */
const START = { state: 'ok', since: null, last_value: null, checked_at: null, problem: null }

async function assertMembers({ botId }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await db()
    .selectFrom('membership')
    .select('user_id')
    .where('bot_id', '=', botId)
    .where('user_id', 'in', [...ids])
    .execute()
  if (found.length < ids.length) throw invalidProblem('user_ids', 'Esa persona ya no está en el equipo. Quítala.')
}
