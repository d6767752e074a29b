/** What a button that answers leads to. */
export interface ResponseTarget {
  kind: 'main' | 'secondary'
  id: number
}

/** Before the number of a secondary response; the number of a main one stands alone. */
const SECONDARY = 'secondary:'

/** A button's target as it is stored: `12` is a main response, `secondary:12` a secondary one. */
export function writeTarget({ kind, id }: ResponseTarget): string {
  return kind === 'secondary' ? `${SECONDARY}${id}` : String(id)
}

/** Reads the target of a button of type `response`; undefined where it names none (its title is the message then). */
export function readTarget(target: string | null | undefined): ResponseTarget | undefined {
  const found = /^(secondary:)?([1-9]\d{0,9})$/.exec(target ?? '')
  return found ? { kind: found[1] ? 'secondary' : 'main', id: Number(found[2]) } : undefined
}
