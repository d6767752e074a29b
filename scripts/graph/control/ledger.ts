import type { Simulator } from '../simulator.ts'
import type { Message } from '../world/types.ts'

/** A row of the ledger: one message that the platform accepted. */
const toRow = ({ id, accountId, personId, at, type, body, opaque, status, errorCode }: Message, to: string) => ({
  id,
  from: accountId,
  to,
  person: personId,
  at,
  type,
  opaque,
  status,
  errorCode,
  body: JSON.parse(body) as unknown,
})

/**
 * `GET /_sim/ledger?after=0&limit=1000&to=&opaque=`: accepted messages in order; with `count_by=to,opaque` how many
 * there are of each combination.
 */
export function ledgerOf({ world }: Simulator, query: URLSearchParams): object {
  const countBy = query.get('count_by')?.split(',')
  const fitting = (one: Message) =>
    (!query.has('to') || waIdOf(one) === query.get('to') || one.personId === query.get('to')) &&
    (!query.has('opaque') || one.opaque === query.get('opaque'))
  const waIdOf = (one: Message) => world.people.get(one.personId)?.waId ?? one.personId
  if (countBy) {
    const counts = new Map<string, number>()
    const keys: Readonly<Record<string, (one: Message) => unknown>> = {
      to: waIdOf,
      opaque: (one) => one.opaque,
      type: (one) => one.type,
      status: (one) => one.status,
      from: (one) => one.accountId,
    }
    for (const one of world.ledger) {
      if (!fitting(one)) continue
      const key = JSON.stringify(countBy.map((name) => keys[name]?.(one) ?? null))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const rows = [...counts].map(([key, count]) => {
      const values = JSON.parse(key) as unknown[]
      return { ...Object.fromEntries(countBy.map((name, index) => [name, values[index]])), count }
    })
    return { total: rows.reduce((sum, { count }) => sum + count, 0), rows }
  }
  const after = Number(query.get('after') ?? 0)
  const limit = Number(query.get('limit') ?? 1000)
  const all = query.has('to') || query.has('opaque') ? world.ledger.filter(fitting) : world.ledger
  const rows = all.slice(after, after + limit).map((one) => toRow(one, waIdOf(one)))
  return { total: all.length, next: after + rows.length, rows }
}
