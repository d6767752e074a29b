import { priceOn } from '../price.ts'
import type { SearchedForm } from './forms.ts'
import type { Ranked } from './rank.ts'

type Sorted = Parameters<typeof priceOn>[1] & { form_id: number; position: number; created_at: string; ordered: number }

/**
 * Sorts products that fit equally well as their form says: pinned ones first, then by hand, price or age. Those that
 * have more of what was asked stay before the others.
 */
export function inFormOrder(
  ranked: readonly Ranked[],
  rows: ReadonlyMap<number, Sorted>,
  forms: readonly SearchedForm[],
  day: string,
): Ranked[] {
  const keyOf = ({ id, score }: Ranked): readonly number[] => {
    const row = rows.get(id)
    const form = forms.find((one) => one.id === row?.form_id)
    if (!row || !form) return [-score]
    const pinned = form.pinned.indexOf(id)
    const cents = priceOn(day, row).cents ?? Number.MAX_SAFE_INTEGER
    const place = {
      price_asc: cents,
      price_desc: -cents,
      newest: -Date.parse(row.created_at),
      best_seller: -row.ordered,
    }
    const by = form.sortMode in place ? place[form.sortMode as keyof typeof place] : row.position
    return [-Math.round(score * 50), pinned < 0 ? form.pinned.length : pinned, by, id]
  }
  const keys = new Map(ranked.map((one) => [one, keyOf(one)]))
  return [...ranked].sort((a, b) => compare(keys.get(a) ?? [], keys.get(b) ?? []))
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
