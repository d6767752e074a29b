import { isFirstName } from '../../spanish/first-names.ts'
import type { Turn } from '../types.ts'
import { foldWords } from '../words.ts'

/** Whether a message, or a clause of it, surely names products of the catalogue. */
export const namesProducts = ({ catalogue }: Pick<Turn, 'catalogue'>): boolean =>
  catalogue?.said?.isSure === true || (catalogue?.parts ?? []).some(({ found }) => found.isSure)

/** Whether a message names products, and nobody: "taladro Bosch" is no name. */
export const namesNoPerson = (turn: Pick<Turn, 'catalogue' | 'text'>): boolean =>
  namesProducts(turn) && !foldWords(turn.text).split(' ').some(isFirstName)
