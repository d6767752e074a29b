import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Among } from './among.ts'
import { describedPeriod } from './counting.ts'
import { frequentReasons, gathered } from './failures.ts'
import { figuresOf, type Measures } from './figures.ts'
import { kindName } from './kinds.ts'
import { type MessagePart, messagePartOf } from './message-part.ts'
import { partsIn } from './parts/kept.ts'
import { compared, pairedDays } from './points.ts'
import type { Days, Period } from './range.ts'
import { deliveryRate, hasReceipts } from './receipts.ts'
import { placeOf } from './slots.ts'
import { percent } from './statistics.ts'
import { grow } from './total.ts'
import { wordsOf } from './words.ts'

type Analytics = components['schemas']['MessageAnalytics']

/** Returns the figures of the messages of a period. */
export async function messageAnalytics(scope: Scope, among: Among, period: Period): Promise<Analytics> {
  const now = await counted(scope, among, period.now)
  const before = period.before && (await counted(scope, among, period.before))
  const words = scope.permissions.chats ? await wordsOf(scope, among, period.now) : null
  const reasons = frequentReasons(now.failures, ...(before ? [before.failures] : []))
  return {
    period: await describedPeriod(scope, period),
    figures: figuresOf(measuresOf(now), before && measuresOf(before)),
    by_day: pairedDays(period).map(({ day, previous }) => ({
      day,
      received: now.days.get(`${day} user`) ?? 0,
      sent_bot: now.days.get(`${day} bot`) ?? 0,
      sent_agent: now.days.get(`${day} agent`) ?? 0,
      previous: previous && before ? allOn(before, previous) : null,
    })),
    hours: [...now.slots].sort(([a], [b]) => a - b).map(([slot, received]) => ({ ...placeOf(slot), received })),
    by_kind: compared(kindsOf(now), before ? kindsOf(before) : undefined, kindName),
    failed_by_reason: compared(
      gathered(now.failures, reasons),
      before ? gathered(before.failures, reasons) : undefined,
      (reason) => reason || 'Otros motivos',
    ),
    words: words?.points ?? null,
    words_from: words?.messages ?? 0,
  }
}

interface Counted {
  /** by day and author */
  days: Map<string, number>
  kinds: MessagePart['kinds']
  slots: Map<number, number>
  conversations: number
  failures: Map<string, number>
}

async function counted(scope: Scope, among: Among, days: Days): Promise<Counted> {
  const total: Counted = { days: new Map(), kinds: [], slots: new Map(), conversations: 0, failures: new Map() }
  const earlier = new Set<number>()
  const parts = await partsIn({ kind: 'messages', count: messagePartOf }, { scope, among }, days)
  for (const part of parts) {
    for (const { day, author, messages } of part.days) grow(total.days, `${day} ${author}`, messages)
    for (const { slot, received } of part.slots) grow(total.slots, slot, received)
    total.kinds.push(...part.kinds)
    for (const { reason, messages } of part.failures) grow(total.failures, reason, messages)
    total.conversations += part.conversations
    for (const { id, day } of part.earlier) if (day < days.from) earlier.add(id)
  }
  total.conversations += earlier.size
  return total
}

const allOn = ({ days }: Counted, day: string): number =>
  ['user', 'bot', 'agent'].reduce((sum, author) => sum + (days.get(`${day} ${author}`) ?? 0), 0)

const kindsOf = ({ kinds }: Counted): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { kind, messages } of kinds) if (messages !== 0) grow(counts, kind, messages)
  return counts
}

function measuresOf({ kinds, conversations }: Counted): Measures {
  const sum = (of: keyof Pick<MessagePart['kinds'][number], 'messages' | 'delivered' | 'read' | 'failed'>) => ({
    where: (is: (one: MessagePart['kinds'][number]) => boolean) =>
      kinds.filter(is).reduce((all, one) => all + one[of], 0),
  })
  const isOut = ({ author }: MessagePart['kinds'][number]) => author !== 'user'
  const isTracked = (one: MessagePart['kinds'][number]) => isOut(one) && hasReceipts(one.channel)
  const all = sum('messages').where(() => true)
  const [tracked, delivered] = [sum('messages').where(isTracked), sum('delivered').where(isTracked)]
  const failed = sum('failed').where(isTracked)
  return [
    ['received', { value: sum('messages').where(({ author }) => author === 'user') }],
    ['sent_bot', { value: sum('messages').where(({ author }) => author === 'bot') }],
    ['sent_agent', { value: sum('messages').where(({ author, kind }) => author === 'agent' && kind !== 'template') }],
    ['sent_template', { value: sum('messages').where((one) => isOut(one) && one.kind === 'template') }],
    ['per_conversation', { value: conversations === 0 ? null : all / conversations, base: conversations }],
    ['failed', { value: sum('failed').where(isOut) }],
    ['delivery_rate', { value: deliveryRate({ tracked, delivered, failed }), base: tracked }],
    ['read_rate', { value: percent(sum('read').where(isTracked), delivered), base: delivered }],
  ]
}
