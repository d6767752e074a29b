import type { components } from '../../../../generated/api.d.ts'
import { dayIn } from '../../../contract/zone.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seesAll } from '../../foundation/scope/visibility.ts'
import type { Among } from './among.ts'
import { Answers } from './answers.ts'
import { conversationAnalytics } from './conversations.ts'
import { intentAnalytics } from './intents.ts'
import { messageAnalytics } from './messages.ts'
import { type Period, periodOf } from './range.ts'

interface Asked {
  among: Among
  days: Parameters<typeof periodOf>[1]
  now: Date
}

/**
 * Returns a function that counts a page of figures. Parts are not kept of what people see who see only some chats, which
 * changes with every chat that somebody takes, and the console reads a page again whenever its window comes to the front:
 * theirs of past days is up to a minute old.
 */
function page<Answer extends { period: components['schemas']['AnalyticsPeriod'] }>(
  count: (scope: Scope, among: Among, period: Period) => Promise<Answer>,
): (scope: Scope, asked: Asked) => Promise<Answer> {
  const own = new Answers<Answer>(60_000, 100)
  return (scope, { among, days, now }) => {
    const period = periodOf(scope, days, now)
    const work = () => count(scope, among, period)
    if (seesAll(scope) || period.now.to >= dayIn(now, scope.timeZone)) return work()
    return own.get(keyOf(scope, among, period), now, work, ({ period: { counting } }) => counting === null)
  }
}

const keyOf = ({ botId, userId, roleId, areas, permissions, timeZone }: Scope, among: Among, period: Period): string =>
  JSON.stringify([botId, userId, roleId, areas, Boolean(permissions.chats), timeZone, among, period])

/** The pages of figures. */
export const conversationPage = page(conversationAnalytics)
export const messagePage = page(messageAnalytics)
export const intentPage = page(intentAnalytics)
