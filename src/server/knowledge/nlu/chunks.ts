// Splits long work into short pieces that yield to the event loop, so that loading a large model does not delay
// customer messages.

/** Yields to the event loop. */
export const yieldThread = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Bytes of JSON to parse, and table entries to insert, between two yields: a few milliseconds of work. */
const PIECE = { bytes: 128 * 1024, entries: 8_192 }

const [OPEN, QUOTE, COMMA, ESCAPE] = ['[', '"', ',', '\\'].map((sign) => sign.charCodeAt(0))

/** Parses JSON; a list of strings, which may be long, is parsed in pieces. */
export async function parseJsonInChunks(json: Buffer): Promise<object> {
  if (json.length <= PIECE.bytes || json[0] !== OPEN || json[1] !== QUOTE) return JSON.parse(json.toString()) as object
  const all: string[] = []
  for (let from = 1; from < json.length; ) {
    const end = endOfWord(json, from + PIECE.bytes)
    for (const word of JSON.parse(`[${json.toString('utf8', from, end)}]`) as string[]) all.push(word)
    from = end + 1
    await yieldThread()
  }
  return all
}

/** Returns the end of the next item that is certainly complete: at `","` whose first quote is not escaped. */
function endOfWord(json: Buffer, from: number): number {
  for (let at = from; at < json.length - 2; at++)
    if (json[at] === COMMA && json[at - 1] === QUOTE && json[at + 1] === QUOTE && json[at - 2] !== ESCAPE) return at
  return json.length - 1
}

/** Returns the index of each word of a list. */
export async function indexInChunks(words: readonly string[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>()
  for (const [number, word] of words.entries()) {
    numbers.set(word, number)
    if (number % PIECE.entries === PIECE.entries - 1) await yieldThread()
  }
  return numbers
}
