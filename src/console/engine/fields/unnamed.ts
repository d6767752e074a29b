/** Text that stands in a control of options and names none of them; nothing can be stored of it. */
export interface Unnamed {
  unnamed: string
  /** the control was left with it: what is still being typed is not wrong yet */
  left?: true
}

export const isUnnamed = (value: unknown): value is Unnamed =>
  typeof value === 'object' && value !== null && 'unnamed' in value

/** The text in a control's value that names no option: the value itself, or the last of a list. */
export function unnamedIn(value: unknown): Unnamed | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value
  return isUnnamed(last) ? last : undefined
}

/** The error text for a text that names no option. */
export const unnamedText = ({ unnamed }: Unnamed): string => `«${unnamed}» no está en la lista. Elige una opción.`

/** The error of a control that was left with a text that names no option. */
export function leftUnnamed(value: unknown): string | undefined {
  const text = unnamedIn(value)
  return text?.left && unnamedText(text)
}
