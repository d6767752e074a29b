/** A page or a context, as far as it tells of answers. */
interface Answering<Answer> {
  on(event: 'response', told: (answer: Answer) => void): unknown
  off(event: 'response', told: (answer: Answer) => void): unknown
}

/**
 * Reads the bodies of the answers that are wanted from now on until they are taken. None is read after that: a body
 * that is read while its page closes fails, and nobody waits for it any more.
 * @returns stops reading and gives what was read; one that could not be read fails here, where it is counted
 */
export function readBodies<Answer extends { body(): Promise<Buffer> }>(
  source: Answering<Answer>,
  wanted: (answer: Answer) => boolean,
): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = []
  const hear = (answer: Answer) => {
    if (!wanted(answer)) return
    const body = answer.body()
    // handled for now: whoever takes the bodies is told
    body.catch(() => {})
    bodies.push(body)
  }
  source.on('response', hear)
  return () => {
    source.off('response', hear)
    return Promise.all(bodies)
  }
}
