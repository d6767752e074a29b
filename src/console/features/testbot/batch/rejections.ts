import type { Rejections } from './types.ts'

/** Returns the lines of a list. */
export const linesOf = (text: string): string[] => text.split(/\r\n?|\n/)

/** Returns the rejections of a list that still hold after an edit: those whose line has the same number and text. */
export function stillRejected({ rejected, rejected_total }: Rejections, before: string, after: string): Rejections {
  if (rejected.length === 0 || before === after) return { rejected, rejected_total }
  const [old, now] = [linesOf(before), linesOf(after)]
  const left = rejected.filter(({ line }) => old[line - 1] === now[line - 1])
  return { rejected: left, rejected_total: rejected_total - (rejected.length - left.length) }
}
