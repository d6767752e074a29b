import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { buildHandoffReplies, handoffIn } from '../../knowledge/dialogue/handoff.ts'
import { formatNextOpening, isOpen } from '../../knowledge/dialogue/hours.ts'
import { botColumns, botSnapshot } from '../../knowledge/dialogue/snapshot.ts'
import type { Turn } from '../../knowledge/dialogue/types.ts'
import { variables } from '../../knowledge/dialogue/variables.ts'
import { checkHours } from './hours-rules.ts'

type Input = components['schemas']['HandoffPreviewInput']
type Preview = components['schemas']['HandoffPreview']

/**
 * Returns what the bot tells a customer who asks for a person, with hours that need not be saved. Now, it depends on who
 * is there; at another moment somebody is assumed to be.
 */
export async function previewHandoff({ botId }: Scope, { schedule, at }: Input, clock: Date): Promise<Preview> {
  checkHours(schedule)
  const columns = await botColumns(botId)
  const settings = { ...columns.settings, handoff: { ...columns.settings.handoff, schedule } }
  const bot = await botSnapshot(botId, { ...columns, settings }, undefined, clock)
  const now = at === undefined ? clock : new Date(at)
  const { name: business } = await db()
    .selectFrom('bot')
    .select('name')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const known = { name: '', phone: '', custom: null, business, area: null, person: null, settings }
  const turn: Turn = { text: '', hasFiles: false, channel: 'webchat', now, variables: variables(known), seed: 0 }
  // An area with its own hours does not follow these.
  const areas = bot.areas.map(({ schedule: _schedule, offlineMessage: _offline, ...area }) => area)
  const replies = buildHandoffReplies(
    { ...bot, areas, ...(at !== undefined && { attended: () => true }) },
    turn,
    { reason: 'words', areaId: null },
    {},
  )
  return {
    open: isOpen(schedule, now),
    opening: formatNextOpening(schedule, now),
    notice: handoffIn(replies)?.notice ?? null,
    texts: replies.flatMap((reply) => (reply.kind === 'say' ? [reply.message.text ?? ''] : [])),
  }
}
