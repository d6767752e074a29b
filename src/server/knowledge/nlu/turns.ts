// Long work in short pieces, between which the thread does what else it has to: a customer who writes while a large
// model is read must not wait for it.

/** Lets whatever else waits in this thread go first. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Bytes of JSON that are read before others have their turn, and entries of a table: a few milliseconds' work. */
const PIECE = { bytes: 128 * 1024, entries: 8_192 }

const [OPEN, QUOTE, COMMA, ESCAPE] = ['[', '"', ',', '\\'].map((sign) => sign.charCodeAt(0))

/** Reads JSON; a list of words, which is what is long, in pieces. */
export async function jsonInTurns(json: Buffer): Promise<object> {
  if (json.length <= PIECE.bytes || json[0] !== OPEN || json[1] !== QUOTE) return JSON.parse(json.toString()) as object
  const all: string[] = []
  for (let from = 1; from < json.length; ) {
    const end = endOfWord(json, from + PIECE.bytes)
    for (const word of JSON.parse(`[${json.toString('utf8', from, end)}]`) as string[]) all.push(word)
    from = end + 1
    await turn()
  }
  return all
}

/** Where the next word of a list ends that is surely a whole one: at `","` whose first quote is not escaped. */
function endOfWord(json: Buffer, from: number): number {
  for (let at = from; at < json.length - 2; at++)
    if (json[at] === COMMA && json[at - 1] === QUOTE && json[at + 1] === QUOTE && json[at - 2] !== ESCAPE) return at
  return json.length - 1
}

/** The number of each word of a list. */
export async function numbersInTurns(words: readonly string[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>()
  for (const [number, word] of words.entries()) {
    numbers.set(word, number)
    if (number % PIECE.entries === PIECE.entries - 1) await turn()
  }
  return numbers
}
