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

/**
 * Returns why the target of a button does not work, or undefined.
 * @param schemes that addresses may have
 */
export function targetProblem(
  { type, target }: { type: string; target?: string | null },
  schemes: 'https' | 'http and https',
): string | undefined {
  const given = target ?? ''
  if (type === 'url') {
    const isSafe = schemes === 'https'
    const address = isSafe ? /^https:\/\/[^\s<>]+\.[^\s<>]+$/i : /^https?:\/\/[^\s<>]+$/i
    if (address.test(given)) return undefined
    return `Escribe la dirección con ${isSafe ? 'https://' : 'http:// o https://'} al comienzo.`
  }
  if (type === 'phone')
    return /^\+?\d{6,15}$/.test(given.replace(/[ -]/g, ''))
      ? undefined
      : 'Escribe el teléfono solo con cifras, al menos 6.'
  if (type === 'form' && !target) return 'Elige el formulario.'
  if (type === 'area' && !target) return 'Elige el área.'
  return undefined
}
