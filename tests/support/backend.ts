// People and data on the real server, for console tests.

import { beforeAll } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import type { Database } from '../../generated/database.d.ts'
import { callHost, clock, startServer, type TestUserOptions } from './console-connection.ts'

export { clock }

// Files that import this need the server: it starts while the other imports load, so that no test waits for it.
startServer().catch(() => {})
beforeAll(startServer)

/** Inserts a row that no operation creates. */
export async function insert<Table extends keyof Database & string>(
  table: Table,
  row: Partial<Record<keyof Database[Table], unknown>>,
) {
  return (await callHost('insert', { table, row })) as { id: number }
}

/** Returns the e-mails sent to an address, oldest first. */
export const mailsTo = (email: string) => callHost('mails', email)

/** A signed-in user. */
export interface Person {
  readonly token: string
  readonly me: components['schemas']['Me']
  /** the first of their chatbots */
  readonly bot: number
  /** Calls the API to arrange data: `{bot}` in the path is their chatbot. An error status fails the test. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  call(method: string, path: string, body?: unknown): Promise<any>
}

/** Creates a user with a session and chatbots that belong to one test. */
export async function createPerson(given: TestUserOptions = {}): Promise<Person> {
  const { token, me } = await callHost('arrive', { name: 'Marina Sosa', ...given })
  const bot = me.bots[0]?.id ?? 0
  const call: Person['call'] = async (method, path, body) => {
    const { status, body: bytes } = await callHost('request', {
      method: method.toUpperCase(),
      url: `/api${path.replace('{bot}', String(bot))}`,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body)),
    })
    const text = new TextDecoder().decode(bytes)
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  return { token, me, bot, call }
}

interface Intent {
  id: number
  category_id: number
}

/** Adds an intent to a chatbot of this person. */
export const addIntent = (who: Person, intent_name: string): Promise<Intent> =>
  who.call('POST', '/ia/selector/add/{bot}', { intent_name })

/** Deletes an intent of a chatbot of this person. */
export const deleteIntent = (who: Person, { id, category_id }: Intent): Promise<void> =>
  who.call('POST', `/ia/selector/{bot}/${category_id}/${id}`, { isFamily: false })
