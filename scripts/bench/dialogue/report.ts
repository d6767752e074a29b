import { printTable } from '../table.ts'
import type { Split } from './files.ts'
import { splits } from './files.ts'
import { textOf, type Verdict } from './judge.ts'
import type { Played, PlayedTurn } from './play.ts'
import { kinds } from './vocabulary.ts'

const words: Record<Verdict, string> = {
  good: 'bien',
  asked: 'preguntó o derivó',
  partial: 'a medias',
  doubted: 'mal, con duda',
  wrong: 'mal',
}

const all = (): boolean => true

/** Prints the results of a split: in all, and by bot, country and kind. */
export function printResults(split: Split, everything: readonly Played[]): void {
  const own = everything.filter(({ file }) => file.split === split)
  if (own.length === 0) return
  const rows = (names: readonly string[], has: (played: Played, name: string) => boolean) =>
    names.map((name) =>
      row(
        name,
        own.filter((played) => has(played, name)),
      ),
    )
  const named = (of: (played: Played) => string) => [...new Set(own.map(of))].sort()
  printTable(`Conversaciones: ${splits[split]}`, [
    ...rows(['todas'], all),
    ...rows(
      named(({ file }) => file.bot),
      ({ file }, name) => file.bot === name,
    ),
    ...rows(
      named(({ file }) => file.country),
      ({ file }, name) => file.country === name,
    ),
  ])
  const turns = own.flatMap((played) => played.turns)
  printTable(
    `Por regla y seguridad, bien/mal: ${splits[split]}`,
    [...new Set(turns.map(({ answer }) => answer.rule))].sort().map((rule) => {
      const of = turns.filter(({ answer }) => answer.rule === rule)
      return { '': rule, todos: countsOf(of), ...surenessOf(of) }
    }),
  )
  printTable(
    `Por clase: ${splits[split]}`,
    rows(Object.keys(kinds), ({ conversation }, name) => conversation.kinds.some((kind) => kind === name)),
  )
}

const countsOf = (turns: readonly PlayedTurn[]): string =>
  ['good', 'wrong'].map((one) => turns.filter(({ verdict }) => verdict === one).length).join('/')

/** Good and wrong turns by how sure the bot was, in four parts above its threshold. */
function surenessOf(turns: readonly PlayedTurn[]): Record<string, string> {
  const between = (from: number, to: number) =>
    countsOf(turns.filter(({ answer: { intents } }) => isBetween(intents[0]?.confidence ?? 0, from, to)))
  return { '<.7': between(0, 0.7), '.7–.8': between(0.7, 0.8), '.8–.9': between(0.8, 0.9), '>.9': between(0.9, 2) }
}

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value < to

function row(name: string, played: readonly Played[]): Record<string, string | number> {
  const turns = played.flatMap((one) => one.turns)
  const share = (count: number, of: number) => (of === 0 ? '–' : `${count} (${(count / of).toFixed(3)})`)
  const of = (verdict: Verdict) => turns.filter((one) => one.verdict === verdict).length
  const whole = played.filter((one) => one.turns.every(({ verdict }) => verdict === 'good')).length
  return {
    '': name,
    conversaciones: played.length,
    enteras: share(whole, played.length),
    turnos: turns.length,
    ...Object.fromEntries(
      (['good', 'asked', 'partial', 'doubted', 'wrong'] as const).map((verdict) => [
        words[verdict],
        share(of(verdict), turns.length),
      ]),
    ),
  }
}

/** Prints the conversations with turns that were not good, or all of them, as transcripts. */
export function listDialogues(split: Split, everything: readonly Played[], which: 'failed' | 'all'): void {
  for (const { file, conversation, turns } of everything) {
    if (file.split !== split) continue
    if (which === 'failed' && turns.every(({ verdict }) => verdict === 'good')) continue
    console.log(`\n${file.file}: ${conversation.title} (${conversation.kinds.join(', ')})`)
    for (const one of turns) console.log(transcript(one))
  }
}

function transcript({ turn, answer, verdict }: PlayedTurn): string {
  const { intents, intent_id, rule, by, threshold } = answer
  const buttons = answer.replies.flatMap((reply) => reply.buttons.map(({ title }) => `[${title}]`))
  const likely = intents.slice(0, 2).map(({ name, confidence }) => `${name} ${confidence.toFixed(2)}`)
  const because = [by, intent_id === null ? undefined : intents[0]?.name].filter(Boolean).join(', ')
  return [
    `  cliente: ${turn.text}`,
    `  bot: ${[textOf(answer), ...buttons].join(' ')}${answer.handoff ? ' → persona' : ''}`,
    ...(verdict === 'good'
      ? []
      : [
          `    ${words[verdict].toUpperCase()} · ${rule}${because ? ` (${because})` : ''} · ${likely.join(', ')} · umbral ${threshold?.toFixed(2) ?? '–'}`,
          `    se esperaba: ${expected(turn)}`,
        ]),
  ].join('\n')
}

function expected({ outcomes, never }: PlayedTurn['turn']): string {
  const lines = (outcome: (typeof outcomes)[number]) =>
    [
      ...outcome.says.map((one) => `dice ${one.join(' | ')}`),
      ...outcome.intents.map((one) => `intención ${one.join(' | ')}`),
      ...outcome.actions.map((one) => `acción ${one.join(' | ')}`),
    ].join(', ')
  const not = lines(never)
  return `${outcomes.map(lines).join(' o ')}${not ? `; nunca ${not}` : ''}`
}
