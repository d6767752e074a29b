import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../contract/key.ts'
import { momentIn } from '../../../contract/zone.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { draftsOf } from '../../session/drafts.ts'
import { useSession } from '../../session/index.ts'
import type { Options, Turn } from './types.ts'
import { allowedOptions, useMay } from './useMay.ts'

interface Kept {
  session: string
  turns: Turn[]
  options: Options
}

/** Number of turns saved in the browser tab; only the browser drops older ones, not the bot. */
const KEPT = 100

const fresh = (): Kept => ({
  session: newKey(),
  turns: [],
  options: { model: 'published', channel: 'webchat', contact: null, at: '' },
})

/** The answers may hold data of a contact, so they are kept like drafts: for one user, until they sign out. */
const place = (user: number | undefined, bot: number) => `${draftsOf(user)}testbot:${bot}`

function read(key: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    if (kept?.session && Array.isArray(kept.turns)) return { ...fresh(), ...kept } as Kept
  } catch {
    // Start over if the saved data cannot be parsed.
  }
  return fresh()
}

/** Converts a selected time in the bot's time zone to ISO 8601; null means now. */
function momentOf(at: string, zone: string): string | null {
  const [day, time] = at.split('T')
  return day && time ? momentIn(day, time, zone).toISOString() : null
}

/** State of a test chat with a bot. It survives navigation and reloads. */
export function useTest(bot: number, zone: string) {
  const key = place(useSession().user?.id, bot)
  const [kept, setKept] = useState(() => read(key))
  const [busy, setBusy] = useState(false)
  const may = useMay()
  const latest = useRef(kept)
  latest.current = kept
  useEffect(() => {
    const { session, turns, options } = kept
    sessionStorage.setItem(key, JSON.stringify({ session, options, turns: turns.slice(-KEPT) }))
  }, [key, kept])

  const change = (id: number, more: Partial<Turn>) =>
    setKept((before) => ({
      ...before,
      turns: before.turns.map((turn) => (turn.id === id ? { ...turn, ...more } : turn)),
    }))

  async function ask(turn: Turn): Promise<void> {
    const { session, options } = latest.current
    const { model, channel, contact, at } = allowedOptions(options, may)
    setBusy(true)
    try {
      const body = {
        ...{ session, text: turn.text, channel, model, contact_id: contact?.id ?? null },
        at: momentOf(at, zone),
      }
      const answer = await unwrap(api.POST('/testbot/message/{bot}', { params: { path: { bot } }, body }))
      if (latest.current.session === session) change(turn.id, { answer, error: undefined })
    } catch (error) {
      if (latest.current.session === session) change(turn.id, { error: messageOf(error) })
    }
    setBusy(false)
  }

  return {
    turns: kept.turns,
    options: allowedOptions(kept.options, may),
    busy,
    setOptions: (options: Options) => setKept((before) => ({ ...before, options })),
    change,
    send: (text: string, options: Options = latest.current.options) => {
      const { turns } = latest.current
      const turn: Turn = { id: (turns.at(-1)?.id ?? 0) + 1, text, channel: options.channel }
      latest.current = { ...latest.current, options, turns: [...turns, turn] }
      setKept(latest.current)
      void ask(turn)
      return turn.id
    },
    again: (turn: Turn) => {
      change(turn.id, { error: undefined })
      void ask(turn)
    },
    restart: async () => {
      const { session, options } = latest.current
      setKept({ ...fresh(), options })
      await unwrap(api.POST('/testbot/reset/{bot}', { params: { path: { bot } }, body: { session } })).catch(() => {
        // Ignored: the old session is no longer used.
      })
    },
  }
}

export type Test = ReturnType<typeof useTest>
