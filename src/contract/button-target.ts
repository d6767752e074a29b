/** The response that a button of type `response` leads to. */
export interface ResponseTarget {
  kind: 'main' | 'secondary'
  id: number
}

/** Prefix of the id of a secondary response. Main responses have no prefix. */
const SECONDARY = 'secondary:'

/** Serializes a button's target: `12` is a main response, `secondary:12` a secondary one. */
export function formatTarget({ kind, id }: ResponseTarget): string {
  return kind === 'secondary' ? `${SECONDARY}${id}` : String(id)
}

/**
 * Parses the target of a button of type `response`. Returns undefined when it names no response: the button's title is
 * then sent as the message.
 */
export function parseTarget(target: string | null | undefined): ResponseTarget | undefined {
  const found = /^(secondary:)?([1-9]\d{0,9})$/.exec(target ?? '')
  return found ? { kind: found[1] ? 'secondary' : 'main', id: Number(found[2]) } : undefined
}
