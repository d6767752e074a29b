import { dayIn } from '../../../contract/zone.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seesAll } from '../../foundation/scope/visibility.ts'
import type { Among } from './among.ts'
import { Answers } from './answers.ts'
import { conversationAnalytics } from './conversations.ts'
import { intentAnalytics } from './intents.ts'
import { messageAnalytics } from './messages.ts'
import { type Period, periodOf } from './range.ts'

const pages = { conversations: conversationAnalytics, messages: messageAnalytics, intents: intentAnalytics } as const

type Page = keyof typeof pages
type Answer<Name extends Page> = Awaited<ReturnType<(typeof pages)[Name]>>

/**
 * Pages of those who see only some chats. Parts are not kept of what they see, which changes with every chat that somebody
 * takes; the console reads a page again whenever its window comes to the front.
 */
const own = new Answers<Answer<Page>>(60_000, 200)

/** Returns a page of figures: of who sees only some chats, one of past days is up to a minute old. */
export function pageOf<Name extends Page>(
  name: Name,
  scope: Scope,
  { among, asked, now }: { among: Among; asked: Parameters<typeof periodOf>[1]; now: Date },
): Promise<Answer<Name>> {
  const period = periodOf(scope, asked, now)
  const work = () => pages[name](scope, among, period) as Promise<Answer<Name>>
  if (seesAll(scope) || period.now.to >= dayIn(now, scope.timeZone)) return work()
  return own.get(keyOf(name, scope, among, period), now, work, ({ period: { counting } }) => counting === null)
}

function keyOf(
  name: Page,
  { botId, userId, roleId, areas, permissions, timeZone }: Scope,
  among: Among,
  period: Period,
) {
  const sight = [userId, roleId, areas, Boolean(permissions.chats), timeZone]
  return JSON.stringify([name, botId, sight, among, period])
}
