import type { components } from '../../../../../generated/api.d.ts'

type Report = components['schemas']['TrainingReport']
type Pair = Report['confused'][number]
type Conflict = Report['conflicts'][number]
type Weak = Report['weak'][number]
type Intent = components['schemas']['NamedIntent']
type Broken = NonNullable<Report['broken_buttons']>[number]
type Group = components['schemas']['MisunderstoodGroup']

/** What customers really write; undefined for people who may not read chats. */
interface Traffic {
  /** messages that were not understood, in groups */
  groups: readonly Group[] | undefined
  /** messages of customers in a month */
  monthly: number | undefined
}

/**
 * A change that would improve the bot.
 * `monthly`: messages of customers in a month that it touches; undefined if nobody knows how many there are
 */
export type Effect = { key: string; monthly: number | undefined } & (
  | { kind: 'missed'; group: Group }
  | { kind: 'unanswered'; intent: Intent }
  | { kind: 'broken'; broken: Broken }
  | { kind: 'untaught'; intent: Intent }
  | { kind: 'confused'; pair: Pair }
  | { kind: 'duplicate'; conflict: Conflict; remove: Conflict['examples'][number] }
  | { kind: 'weak'; weak: Weak; missed: number }
)

type FoundEffect = Effect & {
  /** examples that it touches, for kinds that are known from examples */
  examples: number
  /** 0 to 1: the part of the messages that it is counted to mend */
  certainty: number
}

/** Share of the misunderstood messages that teaching an intent mends: it seldom harms, but mends few at once. */
const TAUGHT = 0.5

/** Customers seldom press one button of a response; the others of its buttons work. */
const PRESSED = 0.3

/** How far a finding on this many phrases can be relied on: one is a third, many approach 1. */
const evidence = (count: number): number => count / (count + 2)

/**
 * Returns what would improve the bot, what mends most messages of customers first. Messages that were not understood
 * are counted; for the rest, customers are taken to write as the examples do.
 */
export function effectsOf(report: Report, { groups = [], monthly }: Traffic): Effect[] {
  const intents = Math.max(1, report.intents)
  const share = report.examples / intents
  const all: FoundEffect[] = [
    ...groups.map((group) => ({
      ...{ kind: 'missed' as const, key: `missed ${group.message_ids[0]}`, group },
      ...{ examples: 0, certainty: evidence(group.count), monthly: group.count },
    })),
    ...report.unanswered.map((intent) => ({
      ...{ kind: 'unanswered' as const, key: `unanswered ${intent.id}`, intent },
      ...{ examples: share, certainty: 1, monthly },
    })),
    ...(report.broken_buttons ?? []).map((broken) => ({
      ...{
        kind: 'broken' as const,
        key: `broken ${broken.response.type} ${broken.response.id} ${broken.button}`,
        broken,
      },
      ...{ examples: share, certainty: PRESSED, monthly },
    })),
    ...report.untaught.map((intent) => ({
      ...{ kind: 'untaught' as const, key: `untaught ${intent.id}`, intent },
      ...{ examples: share, certainty: TAUGHT, monthly },
    })),
    ...confusions(report, monthly),
    ...duplicates(report, monthly),
    ...weaknesses(report, monthly),
  ]
  const perExample = (monthly ?? report.examples) / Math.max(1, report.examples)
  return all
    .map((one) => {
      const reach = one.kind === 'missed' ? one.group.count : one.examples * perExample
      const { examples: _, certainty, ...effect } = one
      return { effect: { ...effect, monthly: one.monthly && reach } as Effect, expected: reach * certainty }
    })
    .sort((a, b) => b.expected - a.expected || a.effect.key.localeCompare(b.effect.key))
    .map(({ effect }) => effect)
}

const confusions = ({ confused }: Report, monthly: number | undefined): FoundEffect[] =>
  confused.map((pair) => ({
    ...{ kind: 'confused', key: `confused ${pair.intent.id} ${pair.predicted.id}`, pair },
    ...{ examples: pair.count, certainty: TAUGHT * evidence(pair.count), monthly },
  }))

function duplicates({ confused, conflicts }: Report, monthly: number | undefined): FoundEffect[] {
  const wrong = new Set(confused.flatMap(({ examples }) => examples.map(({ id }) => id)))
  return conflicts.flatMap((conflict): FoundEffect[] => {
    const { examples, similarity } = conflict
    // The example that is understood as the other intent is more likely the misplaced one, else the newer one.
    const [remove] = [...examples].sort((a, b) => Number(wrong.has(b.id)) - Number(wrong.has(a.id)) || b.id - a.id)
    if (!remove) return []
    const touched = Math.max(1, examples.filter(({ id }) => wrong.has(id)).length)
    const key = `duplicate ${examples.map(({ id }) => id).join()}`
    return [{ kind: 'duplicate', key, conflict, remove, examples: touched, certainty: similarity, monthly }]
  })
}

const weaknesses = ({ weak }: Report, monthly: number | undefined): FoundEffect[] =>
  weak.map((one) => {
    const missed = Math.round(one.examples * (1 - (one.recall ?? 1)))
    return {
      ...{ kind: 'weak', key: `weak ${one.intent.id}`, weak: one, missed },
      ...{ examples: missed, certainty: TAUGHT * evidence(one.examples), monthly },
    }
  })
