import { demoPassword } from '../../../src/server/demo/users.ts'
import { signIn } from '../demo-server.ts'
import { type DecidingTimes, measureDeciding } from './deciding.ts'
import type { DialogueFile } from './files.ts'
import { type Answer, judge, type Verdict } from './judge.ts'
import { START, startClockedServer } from './server.ts'
import type { Dialogue, Turn } from './vocabulary.ts'

export interface PlayedTurn {
  turn: Turn
  answer: Answer
  verdict: Verdict
}

export interface Played {
  file: DialogueFile
  conversation: Dialogue
  turns: PlayedTurn[]
}

/** A member of all three demo bots. */
const MEMBER = 'valeria'

/** Seconds between a customer's messages; with it, the limit of 120 test messages per minute is not reached. */
const PACE = 5

type Ask = <Result>(path: string, body?: object) => Promise<Result>

/** What was measured on a demo server. */
interface Results {
  played: Played[]
  deciding: DecidingTimes[]
}

/**
 * Plays the conversations in the test chat of a demo server, once its bots are trained, then measures how long their
 * turns take to decide.
 * @param onlyTimes does not play
 */
export async function playAll(files: readonly DialogueFile[], onlyTimes = false): Promise<Results> {
  const server = await startClockedServer()
  try {
    const token = await signIn(server.url, MEMBER, demoPassword)
    const ask: Ask = async (path, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(`${server.url}/api${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const { bots } = await ask<{ bots: { id: number; name: string }[] }>('/me')
    const played: Played[] = []
    const texts = new Map<number, string[]>()
    for (const file of files) {
      const bot = bots.find(({ name }) => name === file.bot)
      if (!bot) throw new Error(`${file.file}: no hay ningún chatbot «${file.bot}»`)
      await untilTrained(ask, bot.id)
      texts.set(bot.id, [...(texts.get(bot.id) ?? []), ...textsOf(file)])
      if (onlyTimes) continue
      for (const conversation of file.conversations) {
        const session = `bench-${String(played.length).padStart(6, '0')}`
        const send = (turn: Turn, at: Date) => {
          server.advance(PACE)
          return ask<Answer>(`/testbot/message/${bot.id}`, { session, at: at.toISOString(), ...messageOf(turn) })
        }
        played.push({ file, conversation, turns: await playTurns(conversation, send) })
      }
    }
    const deciding: DecidingTimes[] = []
    for (const { id, name } of bots) {
      const own = texts.get(id)
      if (own) deciding.push(measureDeciding(name, await server.snapshotOf(id), own))
    }
    return { played, deciding }
  } finally {
    await server.stop()
  }
}

const textsOf = ({ conversations }: DialogueFile) =>
  conversations.flatMap(({ turns }) => turns.map((turn) => messageOf(turn).text)).filter((text) => text !== '')

async function playTurns({ turns }: Dialogue, send: (turn: Turn, at: Date) => Promise<Answer>) {
  const played: PlayedTurn[] = []
  let at = START.getTime()
  let lost = false
  for (const turn of turns) {
    at += (turn.after + 1) * 60_000
    const answer = await send(turn, new Date(at))
    // Silence after a handover that nobody wanted is no merit.
    const verdict: Verdict = lost && answer.rule === 'handed' ? 'asked' : judge(turn, answer)
    lost ||= answer.handoff && verdict !== 'good'
    played.push({ turn, answer, verdict })
  }
  return played
}

/** A file alone is a message without text. */
function messageOf({ text }: Turn): { text: string; files: boolean } {
  const files = /^\((foto|audio|archivo)\)/.test(text)
  return { text: files ? text.replace(/^\(\w+\)\s*/, '') : text, files }
}

/** Waits for the first training of a bot. One in maintenance is not trained and answers by keyword. */
async function untilTrained(ask: Ask, botId: number): Promise<void> {
  for (;;) {
    const { training } = await ask<{ training: { trained: boolean; state: string } }>(`/home/${botId}`)
    if (training.trained || training.state === 'maintenance') return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
