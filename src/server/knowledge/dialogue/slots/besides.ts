import type { RuleContext } from '../rule.ts'
import type { BotSnapshot } from '../types.ts'
import { withoutDeniedTimes } from './denied-time.ts'
import { wishedHourIn } from './hour.ts'
import { entitySlot, type Slot } from './slot.ts'
import type { SlotValues } from './types.ts'
import { valuesIn } from './values.ts'

/** System kinds that tell something by themselves. A number may be the datum that was asked for, in another form. */
const TELLING: ReadonlySet<string> = new Set(['date', 'time', 'email'])

/** The hour of a wished day, for bots without an entity for it. */
const HOUR: Slot = {
  ...{ key: 'hora', label: 'Hora', question: '', example: '', sensitive: false },
  definition: { name: 'hora', type: 'system', system: 'time' },
}

/** Returns the slot for the hour of the day that is asked for; none if no day is, or the hour itself. */
function hourSlot({ trained }: Pick<BotSnapshot, 'trained'>, slots: readonly Slot[]): Slot | undefined {
  const has = (kind: string) => slots.some(({ definition }) => definition.system === kind)
  if (!has('date') || has('time')) return undefined
  const own = trained?.entities.find(({ type, system }) => type === 'system' && system === 'time')
  if (own) return entitySlot(own)
  return trained?.entities.some(({ name }) => name === HOUR.key) ? undefined : HOUR
}

/**
 * Returns what a message tells of the bot's entities that are not asked for, and the hour that belongs to a day that is:
 * staff need it too.
 */
export function besidesIn({ turn, bot, understood }: RuleContext, slots: readonly Slot[]): SlotValues {
  const asked = new Set(slots.map(({ key }) => key))
  // A day that is asked for is not another one besides.
  const kinds = new Set(slots.map(({ definition }) => definition.system))
  const told = (bot.trained?.entities ?? []).filter(
    ({ name, type, system = '' }) =>
      !asked.has(name) && (type === 'list' || (type === 'system' && TELLING.has(system) && !kinds.has(system))),
  )
  const names = new Set(told.map(({ name }) => name))
  const values = valuesIn(understood.entities.filter(({ entity }) => names.has(entity)))
  const hour = hourSlot(bot, slots)
  const wished = hour && wishedHourIn(withoutDeniedTimes(turn.text))
  return { ...values, ...(hour && wished && { [hour.key]: wished }) }
}

/** Returns the slots of values that were not asked for. */
export function besideSlots(bot: Pick<BotSnapshot, 'trained'>, slots: readonly Slot[], values: SlotValues): Slot[] {
  const asked = new Set(slots.map(({ key }) => key))
  const hour = hourSlot(bot, slots)
  const others = (bot.trained?.entities ?? []).filter(({ name }) => !asked.has(name) && Object.hasOwn(values, name))
  const own = others.map((entity) => entitySlot(entity))
  return hour && Object.hasOwn(values, hour.key) && !own.some(({ key }) => key === hour.key) ? [...own, hour] : own
}
