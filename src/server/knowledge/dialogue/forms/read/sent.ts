import { pointIn } from '../../branches/distance.ts'
import { foldWords } from '../../words.ts'
import { type AnswerReader, whole } from './types.ts'

/** Reads the files of a message. */
export const readFiles: AnswerReader = (_, { turn }) => {
  if (!turn.hasFiles || turn.place) return undefined
  return whole((turn.files ?? []).map(String))
}

/** A typed address: words with a number, or several words. */
const isAddress = (text: string) =>
  /\p{L}{2,}/u.test(text) && (/\d/.test(text) || foldWords(text).split(' ').length > 1)

/** Reads a place: one that was shared, coordinates, a link to a map, or else an address as it was written. */
export const readPlace: AnswerReader = (_, { turn }, said) => {
  if (turn.place) return whole(`${turn.place.latitude},${turn.place.longitude}`)
  const point = pointIn(said)
  if (point) return whole(`${point.lat},${point.lng}`)
  const text = said.trim()
  return isAddress(text) && !text.includes('?') ? { answer: text, coverage: 0.6 } : undefined
}
