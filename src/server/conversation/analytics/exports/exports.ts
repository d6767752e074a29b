import { MaximumsLimits } from '../../../../../generated/limits.ts'
import { formatDate } from '../../../../contract/format.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { resource } from '../../../foundation/resource/resource.ts'
import { roles } from '../../../foundation/scope/roles.ts'
import { seesPeople } from '../among.ts'
import { areaNames, channelName, labelNames, peopleNames } from '../names.ts'
import type { ExportRow } from './store.ts'

type About = Pick<ExportRow, 'date_from' | 'date_to' | 'channel' | 'area_id' | 'user_id' | 'label_id'>

/** How many exports there may be in all and of each person, and how many rows and bytes a file may have. */
export const { exports: MOST, own_exports: MOST_OWN, export_rows: MOST_ROWS, export_bytes: MOST_BYTES } = MaximumsLimits

/** The exports of a bot. Who sees only their own work sees only their own exports. */
export const exports = resource('analyticsExport', {
  table: 'analytics_export',
  from: (rows, scope) =>
    rows.selectAll().$if(!seesPeople(scope), (query) => query.where('created_by', '=', scope.userId)),
  read: async (scope, rows) => {
    const about = await describer(scope, rows)
    return rows.map((row) => ({
      ...{ ...row, about: about(row), mine: row.created_by === scope.userId },
      ...{ date_start: row.date_from, date_end: row.date_to },
    }))
  },
  displayName: 'about',
  mayChange: (scope, { created_by }) => {
    if (created_by?.id !== scope.userId && scope.roleId !== roles.administrador) throw commonProblems.forbidden()
  },
})

/** Returns a function that says what exports are about: 'Del 22/10/2026 al 20/11/2026 · WhatsApp · Ventas'. */
async function describer(scope: Scope, rows: readonly About[]): Promise<(row: About) => string> {
  const [areas, labels] = [await areaNames(scope), await labelNames(scope)]
  const people = await peopleNames([...new Set(rows.flatMap(({ user_id }) => user_id ?? []))])
  const day = (text: string) => formatDate(text, 'UTC')
  return ({ date_from, date_to, channel, area_id, user_id, label_id }) =>
    [
      date_from === date_to ? `El ${day(date_from)}` : `Del ${day(date_from)} al ${day(date_to)}`,
      channel && channelName(channel),
      area_id && (areas(String(area_id)) ?? 'Un área eliminada'),
      user_id && (people.get(user_id) ?? 'Una persona eliminada'),
      label_id && (labels(String(label_id)) ?? 'Una etiqueta eliminada'),
    ]
      .filter(Boolean)
      .join(' · ')
}
