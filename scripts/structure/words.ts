import type { Fault, Source } from './imports.ts'

type Exceptions = Readonly<Record<string, string>>

interface Word {
  /** synonyms that must not be used; names are compared as `lower_case_words` */
  other: RegExp
  /** the word to use instead */
  say: string
  /** files that use the synonym with another meaning, or whose name cannot be changed */
  exceptions: Exceptions
}

/** The server's layer folder, whose name is ignored. */
const FLOOR = 'src/server/conversation/'

// The API's terms, one word per concept. A chat is everything with one customer over one channel; a conversation is the
// part of it between a first message and its resolution, as the analytics count it. A change is an action of a person
// that is recorded; the history is the list of all changes. One execution of a training is a run; a message broadcast
// to consoles is an event. "Small talk" is the field's term for thanks, greetings and the like.
const words: readonly Word[] = [
  {
    other: /conversation|(?<!small_)talk/,
    say: 'chat',
    exceptions: {
      'src/server/conversation/analytics/': 'the conversations of chats that analytics count',
      'src/server/foundation/store/migrations/0289_conversation_facts.sql': 'what the above counts',
      'src/server/foundation/store/migrations/0290_conversation_recount.sql': 'what the above counts',
      'src/console/features/analytics/conversations/': 'the figures of conversations, of which a chat has several',
      'src/server/demo/conversation.ts': 'one conversation; a chat of the demo has several',
      'src/server/foundation/store/migrations/0002_conversations.sql':
        'databases have already applied it under this name',
      'tests/dialogue/conversations.test.ts': 'runs conversations from their first message',
      'tests/dialogue/conversations/': 'the conversations of the file above',
      'tests/dialogue/play.ts': 'parses the conversations of the file above',
    },
  },
  {
    other: /histor/,
    say: 'change, run or event',
    exceptions: {
      'src/console/routing/': "the browser's navigation history",
      'screens/campaign/history.json': 'a route of the specification',
      'screens/historychanges.json': 'a route of the specification',
    },
  },
  ...plainWords({
    'tell|tells|telling|told': 'emit, notify, send or report',
    'teach|teaches|taught': 'train or trained',
    brain: 'model, knowledge or snapshot',
    standing: 'status',
    keep_company: 'presence or ephemeral',
    mould: 'factory or generic resource',
  }),
]

/** Metaphors that the field has plain terms for, only as whole words: `standing`, but not `understanding`. */
function plainWords(terms: Readonly<Record<string, string>>): Word[] {
  return Object.entries(terms).map(([other, say]) => ({
    other: new RegExp(`(?<![a-z])(?:${other})(?![a-z])`),
    say,
    exceptions: {},
  }))
}

const EXPORT = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+(\w+)/gm

/** `tellAll`, `TELL_ALL` and `tell-all.ts` → `tell_all` */
const toWords = (name: string) =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replaceAll('-', '_')
    .toLowerCase()

const isLooked = (file: string) => /^(src|tests|scripts|screens)\//.test(file)

/** Reports files and exported names that use a synonym, and exceptions that are not needed. */
export function wordFaults(files: readonly string[], sources: readonly Source[]): Fault[] {
  const named = [
    ...files.filter(isLooked).map((file) => ({ file, name: file.replace(FLOOR, '') })),
    ...sources
      .filter(({ file }) => isLooked(file))
      .flatMap(({ file, text }) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ file, name }))),
  ]
  return words.flatMap(({ other, say, exceptions }) => {
    const found = named.filter(({ name }) => other.test(toWords(name)))
    const needed = new Set<string>()
    const faults = found.flatMap(({ file, name }) => {
      const excepted = Object.keys(exceptions).find((start) => file.startsWith(start))
      if (excepted) needed.add(excepted)
      return excepted ? [] : [{ file, message: `${name}: use ${say}; see scripts/structure/words.ts` }]
    })
    const idle = Object.keys(exceptions).filter((start) => !needed.has(start))
    return [
      ...faults,
      ...idle.map((start) => ({ file: 'scripts/structure/words.ts', message: `${start} needs no exception` })),
    ]
  })
}
