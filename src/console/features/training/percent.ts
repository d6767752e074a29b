import { DASH, formatNumber } from '../../ui/format.ts'

/** Formats a ratio as a whole percentage: `91 %`. */
export function percent(share: number | null): string {
  return share === null ? DASH : `${formatNumber(Math.round(share * 100))} %`
}
