/** The part of a Playwright page or context that emits responses. */
interface Answering<Answer> {
  on(event: 'response', listener: (answer: Answer) => void): unknown
  off(event: 'response', listener: (answer: Answer) => void): unknown
}

/**
 * Starts reading the bodies of wanted responses. Stops listening when the bodies are taken: reading a body while its page closes would reject a promise that nothing awaits.
 * @returns a function that stops reading and returns the bodies; it rejects if one could not be read
 */
export function readBodies<Answer extends { body(): Promise<Buffer> }>(
  source: Answering<Answer>,
  wanted: (answer: Answer) => boolean,
): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = []
  const hear = (answer: Answer) => {
    if (!wanted(answer)) return
    const body = answer.body()
    // Avoids an unhandled rejection now; the caller that takes the bodies still gets the error.
    body.catch(() => {})
    bodies.push(body)
  }
  source.on('response', hear)
  return () => {
    source.off('response', hear)
    return Promise.all(bodies)
  }
}
