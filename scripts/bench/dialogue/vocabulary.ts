import { fold } from '../../../src/contract/phrase.ts'

/**
 * The vocabulary of the conversations in `scripts/bench/dialogues`. A conversation is a title with a script of lines:
 *
 * - `clases: cortesía, contexto`: the kinds of difficulty, first line
 * - `cliente: …`: what the customer writes; `(foto)`, `(audio)` and `(archivo)` send a file without text
 * - `silencio: 2 h`: time passes before the next message (`min`, `h`, `d`)
 *
 * After each `cliente:` follow the expectations of that turn. All lines must hold; `|` separates alternatives within a
 * line, and a line `o` separates acceptable outcomes:
 *
 * - `dice: lunes a viernes | 8 a 18`: one of these is in the answer, at the beginning of a word
 * - `intención: Envíos | Costo de envío`: the answer is that of one of these intents
 * - `acción: persona | saludo`: the reaction is one of `actions`
 * - `no dice: …`, `no intención: …`, `no acción: …`: hold for the turn whichever outcome is met; if one fails, the turn
 *   is wrong
 * - `tolera: …`: an answer that says this does not satisfy, but is not wrong: it tells where to get what was asked
 */
export const actions = {
  persona: 'hands the chat over, or a person has it already',
  ofrece: 'asks whether a person should take over',
  pregunta: 'asks something without an answer',
  opciones: 'offers at least two buttons to choose from',
  consulta: 'asks, offers options, offers a person or hands over, without answering',
  saludo: 'greets or asks what it can do',
  cortesía: 'answers a thank-you, a goodbye or an "ok" fittingly; to say nothing is fitting too',
  dato: 'asks for a datum such as an order number, a document or a date',
  archivo: 'acknowledges the file',
  silencio: 'says nothing',
} as const

export type Action = keyof typeof actions

/** The kinds of difficulty by which the results are listed. */
export const kinds = {
  simple: 'a plain wish',
  cortesía: 'courtesy around the wish',
  escritura: 'typos, abbreviations, repeated letters',
  regional: 'words of one country',
  contexto: 'a turn that needs the ones before',
  'varios pedidos': 'several wishes in one message',
  negación: 'something is refused or excluded',
  queja: 'a complaint or an angry customer',
  charla: 'small talk',
  fuera: 'something that the shop cannot answer or do',
  persona: 'a person is wanted',
  archivo: 'a file, a link or an emoji instead of words',
  dato: 'a datum is asked for or given',
  silencio: 'time passes within the conversation',
} as const

type Kind = keyof typeof kinds

/** An outcome that is acceptable: all its lines hold. */
export interface Outcome {
  says: readonly (readonly string[])[]
  intents: readonly (readonly string[])[]
  actions: readonly (readonly Action[])[]
}

export interface Turn {
  text: string
  /** minutes of silence before it */
  after: number
  outcomes: readonly Outcome[]
  never: Outcome
  tolerated: readonly string[]
}

export interface Dialogue {
  title: string
  kinds: readonly Kind[]
  turns: readonly Turn[]
}

const MINUTES: Readonly<Record<string, number>> = { min: 1, h: 60, d: 1_440 }

/** Folds case, accents, marks of emphasis and white space. */
export const folded = (text: string): string => fold(text).replaceAll('*', '').replace(/\s+/g, ' ').trim()

interface Draft {
  says: string[][]
  intents: string[][]
  actions: Action[][]
}

const draft = (): Draft => ({ says: [], intents: [], actions: [] })

/** Reads the script of a conversation. Throws for a line outside the vocabulary. */
export function readDialogue(title: string, script: string): Dialogue {
  const found: Kind[] = []
  const turns: { text: string; after: number; outcomes: Draft[]; never: Draft; tolerated: string[] }[] = []
  let after = 0
  const fault = (line: string) => new Error(`«${title}»: línea desconocida: ${line}`)
  for (const line of script.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const turn = turns.at(-1)
    if (line === 'o' && turn) {
      turn.outcomes.push(draft())
      continue
    }
    const [, not, word = '', said = ''] = /^(no )?([^:]+):\s*(.+)$/.exec(line) ?? []
    if (word === 'clases' && !turn) found.push(...listed(said).map((one) => oneOf(kinds, one, fault(line))))
    else if (word === 'silencio') after += minutesOf(said, fault(line))
    else if (word === 'cliente') {
      turns.push({ text: said, after, outcomes: [draft()], never: draft(), tolerated: [] })
      after = 0
    } else if (word === 'tolera' && turn) turn.tolerated.push(...alternatives(said).map(folded))
    else {
      const target = not ? turn?.never : turn?.outcomes.at(-1)
      if (!target) throw fault(line)
      expectation(target, word, alternatives(said), fault(line))
    }
  }
  const bare = turns.find(({ outcomes }) => outcomes.some((one) => Object.values(one).flat().length === 0))
  if (bare) throw new Error(`«${title}»: falta lo que se espera de «${bare.text}»`)
  return { title, kinds: found, turns }
}

function expectation(target: Draft, word: string, said: readonly string[], fault: Error): void {
  if (word === 'dice') target.says.push(said.map(folded))
  else if (word === 'intención') target.intents.push([...said])
  else if (word === 'acción') target.actions.push(said.map((one) => oneOf(actions, one, fault)))
  else throw fault
}

function minutesOf(said: string, fault: Error): number {
  const [, count, unit = ''] = /^(\d+) (min|h|d)$/.exec(said) ?? []
  if (count === undefined) throw fault
  return Number(count) * (MINUTES[unit] ?? 0)
}

function oneOf<Words extends object>(words: Words, said: string, fault: Error): keyof Words {
  if (!Object.hasOwn(words, said)) throw fault
  return said as keyof Words
}

const listed = (said: string) => said.split(',').map((one) => one.trim())
const alternatives = (said: string) => said.split('|').map((one) => one.trim())
