/** A value that can be chosen. */
export interface Choice {
  value: string | number
  label: string
  /** archived: offered only where it is stored already */
  archived?: boolean
}

/** Values that can be chosen; undefined until they are read. */
export interface Offer {
  choices: readonly Choice[] | undefined
  /** what is said of a stored value that no longer exists */
  lost: string
}

/** What is said of a label, an area, a person or a group that no longer exists. */
export const LOST = {
  label: 'Etiqueta eliminada',
  area: 'Área eliminada',
  person: 'Ya no atiende aquí',
  group: 'Grupo eliminado',
} as const

/** The empty option of a select of choices. */
export const NONE = { value: '', label: 'Elige…' }

/** Returns what to offer beside the stored values, which stay even if they are archived or gone. */
export function offered({ choices, lost }: Offer, stored: unknown): Choice[] {
  const held = [stored].flat().filter(isValue)
  if (!choices) return held.map((value) => ({ value, label: 'Cargando…' }))
  const gone = held.filter((value) => !choices.some((one) => one.value === value))
  return [
    ...gone.map((value) => ({ value, label: lost })),
    ...choices.filter(({ value, archived }) => !archived || held.includes(value)),
  ]
}

const isValue = (one: unknown): one is Choice['value'] =>
  (typeof one === 'string' && one !== '') || typeof one === 'number'
