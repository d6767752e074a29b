import { randomUUID } from 'node:crypto'
import { demoPassword } from '../../src/server/demo/users.ts'

// Staff and customers of the demo who keep writing while the store becomes unavailable.

type Call = (method: string, place: string, body?: unknown) => Promise<Response>

/** A signed-in member of the demo's staff. */
export interface Staff {
  readonly call: Call
  readonly token: string
  readonly bot: number
}

/** Signs a demo user in. */
export async function signIn(url: string, username = 'marina'): Promise<Staff> {
  let token = ''
  const call: Call = (method, place, body) =>
    fetch(`${url}/api${place}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const answer = await call('POST', '/login', {
    username,
    password: demoPassword,
  })
  token = ((await answer.json()) as { jwt: string }).jwt
  const me = (await (await call('GET', '/me')).json()) as {
    bots: { id: number }[]
  }
  return { call, token, bot: me.bots[0]?.id ?? 0 }
}

/** Opens the webchat of a bot as a browser on the demo page does. */
export async function openWebchat(url: string, bot: string) {
  const opened = await fetch(`${url}/api/webchat/${bot}/sessions`, {
    method: 'POST',
    headers: TYPE,
    body: JSON.stringify({ origin: url }),
  })
  const { secret } = (await opened.json()) as { secret: string }
  return customerOf(url, bot, secret)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const TYPE = { 'content-type': 'application/json' }

function customerOf(url: string, bot: string, secret: string) {
  const place = `${url}/api/webchat/${bot}/messages`
  const headers = { authorization: `Visitor ${secret}`, ...TYPE }
  /** Fetches the messages; retries while the rate limit for visitors or the missing store refuses it. */
  const messages = async (): Promise<{ text: string; from: string }[]> => {
    const answer = await fetch(place, { headers })
    if (answer.ok) return ((await answer.json()) as { data: { text: string; from: string }[] }).data
    if (![429, 503].includes(answer.status)) throw new Error(`${answer.status} ${await answer.text()}`)
    await pause(1_000)
    return messages()
  }
  return {
    messages,
    /** The same visitor, served by another process. */
    at: (other: string) => customerOf(other, bot, secret),
    /** Sends a message; repeats it with the same key until it is acknowledged. */
    async say(text: string): Promise<void> {
      const body = JSON.stringify({ key: randomUUID(), text })
      for (;;) {
        const answer = await fetch(place, { method: 'POST', headers, body })
        if (answer.ok) return
        if (answer.status !== 503) throw new Error(`${answer.status} ${await answer.text()}`)
        await pause(20)
      }
    },
    /** Resolves once the bot has sent this many answers. */
    async answered(count: number): Promise<void> {
      while ((await messages()).filter(({ from }) => from === 'bot').length < count) await pause(250)
    },
  }
}

/** The responses that several writers received. */
export interface Writers {
  /** names that were acknowledged: each must be stored once */
  readonly acknowledged: Set<string>
  /** the different refusals, as `status text` */
  readonly refusals: Set<string>
  /** Resolves once this many more writes were acknowledged. */
  more(count: number): Promise<void>
  /** Resolves once a write was refused. */
  refused(): Promise<void>
  stop(): Promise<void>
}

/** Starts several writers that each create one intent after the other and repeat refused writes. */
export function startWriters({ call, bot }: Staff, label: string, count = 4): Writers {
  const acknowledged = new Set<string>()
  const refusals = new Set<string>()
  let stopped = false
  const changed = new Set<() => void>()
  const until = (done: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!done() || !changed.delete(look)) return
        resolve()
      }
      changed.add(look)
      look()
    })
  const write = async (name: string): Promise<boolean> => {
    const answer = await call('POST', `/ia/selector/add/${bot}`, {
      intent_name: name,
    })
    // 409 on a repeated write: the first attempt was stored, but its response was lost.
    if (answer.ok || answer.status === 409) return true
    const refusal = `${answer.status} ${await answer.text()}`
    if (answer.status !== 503) throw new Error(refusal)
    refusals.add(refusal)
    return false
  }
  const writers = Array.from({ length: count }, async (_, id) => {
    for (let i = 0; !stopped; i++) {
      const name = `${label} ${id} ${i}`
      while (!stopped && !acknowledged.has(name)) {
        if (await write(name)) acknowledged.add(name)
        else await pause(20)
        for (const look of changed) look()
      }
    }
  })
  // A server that does not respond at all ends the test.
  const failed = Promise.all(writers).then(() => {})
  failed.catch(() => {})
  return {
    acknowledged,
    refusals,
    more: (further) => {
      const wanted = acknowledged.size + further
      return Promise.race([until(() => acknowledged.size >= wanted), failed])
    },
    refused: () => Promise.race([until(() => refusals.size > 0), failed]),
    stop: async () => {
      stopped = true
      await failed
    },
  }
}

/** Returns the names of all stored intents, including duplicates. */
export async function storedIntents({ call, bot }: Staff): Promise<string[]> {
  const lists = (await (await call('GET', `/ia/${bot}`)).json()) as {
    intents: { description: string }[]
  }[]
  return lists[0]?.intents.map(({ description }) => description) ?? []
}
