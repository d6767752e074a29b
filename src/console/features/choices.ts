import type { components } from '../../../generated/api.d.ts'
import { ApiError } from '../api/errors.ts'

/** A value that can be chosen. */
export interface Choice {
  value: string | number
  label: string
  /** archived, or meant for something else now: offered only where it is stored already */
  isKept?: boolean
}

/** A choice, and what it is for. */
export interface Listed extends Choice {
  of?: string
  /** ids of the people of an area */
  people?: readonly number[]
}

/** Returns a label as a choice. */
export const labelChoice = ({ id, title, scope, archived }: components['schemas']['Label']): Listed => ({
  ...{ value: id, label: title, of: scope, isKept: archived },
})

/** Returns choices for one use, or for all. Those for another, such as labels of contacts, stay where they are stored. */
export const choicesFor = (all: readonly Listed[], of?: string): Choice[] =>
  all.map((one) => (of === undefined || one.of === of || one.of === 'both' ? one : { ...one, isKept: true }))

/** Values that can be chosen. */
export interface Offer {
  /** undefined until they are read */
  choices: readonly Choice[] | undefined
  /** what is said of a stored value that no longer exists */
  lost: string
  /** why they could not be read, for the person who chooses */
  failure?: string | undefined
}

/** What is said of labels, areas, people or groups: of one that no longer exists, and of all of them. */
const WORDS = {
  label: { lost: 'Etiqueta eliminada', all: 'las etiquetas' },
  area: { lost: 'Área eliminada', all: 'las áreas' },
  person: { lost: 'Ya no atiende aquí', all: 'las personas' },
  group: { lost: 'Grupo eliminado', all: 'los grupos' },
  form: { lost: 'Formulario eliminado', all: 'los formularios' },
} as const

export type ChoiceKind = keyof typeof WORDS

/** Returns the offer of a kind of records, as far as they are read. */
export function offerOf(kind: ChoiceKind, choices: readonly Choice[] | undefined, error: unknown): Offer {
  const { lost, all } = WORDS[kind]
  const isRefused = error instanceof ApiError && error.status === 403
  const failure = isRefused
    ? `No tienes permiso para ver ${all}. Pídelo a quien administra.`
    : `No pudimos leer ${all}. Cierra esta ventana y ábrela de nuevo.`
  return { choices, lost, failure: choices || !error ? undefined : failure }
}

/** The empty option of a select of choices. */
export const UNCHOSEN = { value: '', label: 'Elige…' }

/** Returns what to offer beside the stored values, which stay even if they are no longer offered to others or gone. */
export function offered({ choices, lost, failure }: Offer, stored: unknown): Choice[] {
  const held = [stored].flat().filter(isValue)
  if (!choices) return held.map((value) => ({ value, label: failure ? 'No pudimos leerlo' : 'Cargando…' }))
  const gone = held.filter((value) => !choices.some((one) => one.value === value))
  return [
    ...gone.map((value) => ({ value, label: lost })),
    ...choices.filter(({ value, isKept }) => !isKept || held.includes(value)),
  ]
}

const isValue = (one: unknown): one is Choice['value'] =>
  (typeof one === 'string' && one !== '') || typeof one === 'number'
