/**
 * Returns why a record cannot be restored. The last sentence of the reason is dropped: it says how to correct a form,
 * and there is none here.
 */
export function notRestorable(reason: string): string {
  const why = reason.replace(/(?<=\.) [^.«»]*\.$/, '')
  return `No podemos recuperarlo: ${why.charAt(0).toLowerCase()}${why.slice(1)}`
}

/** Returns the notice about references that no longer exist and were not restored. */
export const lossNotice = (lost: readonly string[]): { notice?: string } =>
  lost.length > 0 ? { notice: `Quedó afuera lo que ya no existe: ${lost.join(', ')}.` } : {}
