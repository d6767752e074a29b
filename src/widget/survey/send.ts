import type { Answers } from '../../contract/forms/answers.ts'

interface Sent {
  key: string
  consent: boolean
  values: readonly { question: string; value: Answers[string] }[]
}

/** Why the answers were not stored; no message if they were. */
interface Refusal {
  message?: string
  fields: Readonly<Record<string, readonly string[]>>
}

const OFFLINE = 'No hay conexión. Lo que escribiste sigue aquí.'

const post = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  })

/** Sends the answers. They are stored once, however often they are sent. */
export async function sendAnswers(address: string, sent: Sent): Promise<Refusal> {
  try {
    const answer = await post(address, sent)
    if (answer.ok) return { fields: {} }
    const { message = OFFLINE, fields = {} } = (await answer.json()) as Partial<Refusal>
    return { message, fields }
  } catch {
    return { message: OFFLINE, fields: {} }
  }
}

/** Tells which questions somebody came to. Nobody waits for it, and it may fail. */
export function sendProgress(address: string, key: string, asked: readonly string[]): void {
  if (asked.length === 0) return
  const own = address.replace('/public/', '/public/progress/')
  post(own, { key, asked }).catch(() => {})
}
