import { foldWords } from '../../words.ts'
import { type AnswerReader, whole } from './types.ts'

/** Reads the files of a message. */
export const readFiles: AnswerReader = (_, { turn }) => {
  if (!turn.hasFiles || turn.place) return undefined
  return whole((turn.files ?? []).map(String))
}

/** Two coordinates, alone or in the address of a map. */
const COORDINATES = /(?:^|[=@/,\s(])(-?\d{1,2}\.\d{2,10})\s*,\s*(-?\d{1,3}\.\d{2,10})/

/** A typed address: words with a number, or several words. */
const isAddress = (text: string) =>
  /\p{L}{2,}/u.test(text) && (/\d/.test(text) || foldWords(text).split(' ').length > 1)

/** Reads a place: one that was shared, coordinates, a link to a map, or else an address as it was written. */
export const readPlace: AnswerReader = (_, { turn }, said) => {
  if (turn.place) return whole(`${turn.place.latitude},${turn.place.longitude}`)
  const [, latitude, longitude] = COORDINATES.exec(said) ?? []
  if (latitude !== undefined) return whole(`${latitude},${longitude}`)
  const text = said.trim()
  return isAddress(text) && !text.includes('?') ? { answer: text, coverage: 0.6 } : undefined
}
