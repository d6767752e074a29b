import { moments } from './calendar.ts'
import { type Person, person } from './people.ts'
import type { Random } from './random.ts'
import type { SeededBot } from './setup.ts'

const CHANNELS = ['webchat', 'whatsapp', 'facebook'] as const
type Channel = (typeof CHANNELS)[number]

/** A customer of a business. */
interface Customer extends Person {
  id: number
  channels: Set<Channel>
  first: number
  last: number
}

/** A chat to generate: the customer, the channel and the start of each conversation. */
export interface Visit {
  customer: Customer
  channel: Channel
  starts: number[]
}

/**
 * Generates visits in order of their start. On WhatsApp and Facebook a person has one chat; each webchat visit is a
 * chat of its own.
 */
export function plan(
  random: Random,
  now: number,
  { business }: SeededBot,
  count: number,
  firstId: number,
): { visits: Visit[]; customers: Customer[] } {
  const moment = moments(random, now, business.weekdays)
  const starts = Array.from({ length: count }, moment).sort((a, b) => a - b)
  const customers: Customer[] = []
  const visits = starts.map((start) => {
    const channel = CHANNELS[random.weighted(business.channels)] ?? 'webchat'
    const customer = chooseCustomer(random, channel, start, customers, firstId)
    const visit = { customer, channel, starts: [start] }
    const again = channel === 'webchat' || !random.chance(0.3) ? start : moment()
    if (again > start + 86_400_000) visit.starts.push(again)
    customer.last = Math.max(customer.last, visit.starts.at(-1) ?? start)
    return visit
  })
  return { visits, customers }
}

function chooseCustomer(
  random: Random,
  channel: Channel,
  start: number,
  customers: Customer[],
  firstId: number,
): Customer {
  const known = customers.length > 0 && random.chance(0.6) ? random.pick(customers) : undefined
  if (known && (channel === 'webchat' || !known.channels.has(channel))) {
    known.channels.add(channel)
    return known
  }
  const id = firstId + customers.length
  const customer = { ...person(random, id), id, channels: new Set([channel]), first: start, last: start }
  customers.push(customer)
  return customer
}

/** Returns the sender id in the channel, unique per bot and channel. */
export function senderId(random: Random, { channel, customer }: Visit): string {
  if (channel === 'whatsapp') return customer.phone.slice(1)
  if (channel === 'facebook') return `${random.int(100_000, 999_999)}${String(customer.id).padStart(10, '0')}`
  return `web-${random.hex(16)}`
}

/** Returns the rows of the contacts. */
export function contactRows(random: Random, bot_id: number, customers: readonly Customer[]) {
  return customers.map(({ id, name, phone, email, company, city, channels, first, last }) => ({
    id,
    bot_id,
    name,
    phone: channels.has('whatsapp') || random.chance(0.5) ? phone : '',
    email,
    company,
    city,
    blocked: random.chance(0.006),
    consent: ['granted', 'unknown', 'denied'][random.weighted([30, 62, 8])],
    first_seen_at: iso(first),
    last_seen_at: iso(last),
    created_at: iso(first),
    updated_at: iso(last),
    version: 1,
  }))
}

export function iso(ms: number): string {
  return new Date(ms).toISOString()
}
