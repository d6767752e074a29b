import { randomInt } from 'node:crypto'
import { GraphError } from '../http/errors.ts'

/** Longest wait for the answer to a verification, in milliseconds. */
const PATIENCE = 10_000

/**
 * Verifies a callback address as Meta does: GET with a challenge, which must come back bare with status 200.
 * @throws {GraphError} 2200 when the address does not answer with the challenge
 */
export async function verifyCallback(url: string, verifyToken: string): Promise<void> {
  const challenge = String(randomInt(1_000_000_000, 2_147_483_647))
  const query = { 'hub.mode': 'subscribe', 'hub.challenge': challenge, 'hub.verify_token': verifyToken }
  const fault = await challengeFault(url, new URLSearchParams(query), challenge)
  if (!fault) return
  throw new GraphError(2200, {
    status: 400,
    message: `(#2200) Callback verification failed with the following errors: ${fault}`,
  })
}

async function challengeFault(url: string, query: URLSearchParams, challenge: string): Promise<string | undefined> {
  try {
    const address = new URL(url)
    for (const [name, value] of query) address.searchParams.set(name, value)
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' })
    const text = await answer.text()
    if (answer.status !== 200)
      return `HTTP Status Code = ${answer.status}; HTTP Message = ${answer.statusText || 'Unknown'}`
    return text === challenge ? undefined : 'The challenge does not match the response body'
  } catch {
    return 'The URL couldn’t be validated. Connection failed'
  }
}
