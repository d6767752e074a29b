import { decide } from '../../../src/server/knowledge/dialogue/decide.ts'
import { freshState } from '../../../src/server/knowledge/dialogue/state.ts'
import type { BotSnapshot, Turn } from '../../../src/server/knowledge/dialogue/types.ts'
import { randomFrom } from '../../../src/server/knowledge/nlu/random.ts'
import { printTable, quantile } from '../table.ts'
import { START } from './server.ts'

const cpuMs = () => process.cpuUsage().user / 1000

/** CPU milliseconds that a bot takes to decide about customers' messages, and about the longest hostile ones. */
export interface DecidingTimes {
  bot: string
  examples: number
  messages: number[]
  hostile: number[]
}

/** Length of the longest message that the chat accepts. */
const LONGEST = 4_000

/** How often each message is decided; the median counts, so that other work of the machine does not. */
const REPEATED = 5

/**
 * Measures a bot's decisions about messages. A snapshot is made for each, as the server does, so that nothing is known
 * from the message before except what belongs to the trained model.
 */
export function measureDeciding(bot: string, snapshot: BotSnapshot, texts: readonly string[]): DecidingTimes {
  const timeOf = (text: string) => {
    const own = {
      ...snapshot,
      quick: [...snapshot.quick],
      ...(snapshot.trained && { trained: { ...snapshot.trained } }),
    }
    const turn: Turn = { text, hasFiles: false, channel: 'webchat', now: START, variables: {}, seed: 1 }
    const started = cpuMs()
    decide(turn, freshState(), own)
    return cpuMs() - started
  }
  const usual = (text: string) =>
    quantile(
      Array.from({ length: REPEATED }, () => timeOf(text)),
      0.5,
    )
  for (const text of texts) timeOf(text)
  return {
    bot,
    examples: snapshot.trained?.examples.length ?? 0,
    messages: texts.map(usual),
    hostile: hostileTexts().map(usual),
  }
}

/** Prints the times, per bot. */
export function printDeciding(all: readonly DecidingTimes[]): void {
  const shown = (milliseconds: number) => milliseconds.toFixed(2)
  printTable(
    'Decidir, CPU ms por mensaje',
    all.map(({ bot, examples, messages, hostile }) => ({
      '': bot,
      ejemplos: examples,
      mensajes: messages.length,
      mediana: shown(quantile(messages, 0.5)),
      p95: shown(quantile(messages, 0.95)),
      'p95 hostil': shown(quantile(hostile, 0.95)),
      'máximo hostil': shown(Math.max(...hostile)),
    })),
  )
}

/** Returns long messages of words that no bot knows, as one sentence, as many clauses and as one word. */
function hostileTexts(): string[] {
  const random = randomFrom(5)
  const word = () => Array.from({ length: 6 }, () => 'bcdfghjklmnpqrstvwxyzaeiou'[Math.floor(random() * 26)]).join('')
  const joined = (sign: string) =>
    Array.from({ length: LONGEST / 6 }, word)
      .join(sign)
      .slice(0, LONGEST)
  return [' ', ', ', '? ', '. ', ' y ', '? quiero ', ', cuanto sale ', '']
    .map(joined)
    .concat([
      'a '.repeat(LONGEST / 2),
      'hola '.repeat(LONGEST / 5),
      '?'.repeat(LONGEST),
      'no quiero '.repeat(LONGEST / 10),
    ])
}
