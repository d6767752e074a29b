import type { operations } from '../../../../generated/api.d.ts'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { fold } from '../../../contract/phrase.ts'
import { api, asJson, unwrap } from '../../api/client.ts'

type ListQuery = NonNullable<operations['figureAlertList']['parameters']['query']>

/** Returns a name for a new alert that none of the bot's alerts has: 'Contención', then 'Contención 2'. */
export async function freeAlertName(bot: number, name: string): Promise<string> {
  const query = { range: [0, MaximumsLimits.alerts.maximum - 1] } satisfies ListQuery
  const request = { params: { path: { bot }, query }, querySerializer: asJson }
  // Without the list the name is proposed as it is: saving tells whether it is taken.
  const alerts = await unwrap(api.GET('/analytics/alerts/{bot}', request)).catch(() => [])
  const taken = new Set(alerts.map((alert) => fold(alert.name)))
  let free = name
  for (let number = 2; taken.has(fold(free)); number++) free = `${name} ${number}`
  return free
}
