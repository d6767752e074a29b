import type { Fault, Source } from './imports.ts'

type Exceptions = Readonly<Record<string, string>>

interface Word {
  /** the other names that the thing could have */
  other: RegExp
  /** what is said instead */
  say: string
  /** files that mean another thing by it, or whose name is not ours to change */
  exceptions: Exceptions
}

/** The floor of the server, which is no file's own name. */
const FLOOR = 'src/server/conversation/'

// The wire's words, one for each thing. A chat is everything with one customer over one channel; a conversation is what
// of it lies between a first message and its resolution, as the figures count it. A change is what somebody did and can
// be read about afterwards; the history is all of them. What a training was is a run, what was told to the consoles is
// an event.
const words: readonly Word[] = [
  {
    other: /conversation|talk/i,
    say: 'chat',
    exceptions: {
      'src/server/demo/conversation.ts': 'one conversation; the chats of the demo have several',
      'src/server/foundation/store/migrations/0002_conversations.sql': 'databases have run it by this name',
      'tests/dialogue/conversations.test.ts': 'plays conversations, each from its first message',
      'tests/dialogue/conversations/': 'what the file above plays',
      'tests/dialogue/play.ts': 'reads what the file above plays',
    },
  },
  {
    other: /histor/i,
    say: 'change, run or event',
    exceptions: {
      'src/console/routing/': "the browser's history of addresses",
      'screens/campaign/history.json': 'a route of the specification',
      'screens/historychanges.json': 'a route of the specification',
    },
  },
]

const EXPORT = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+(\w+)/gm

const isLooked = (file: string) => /^(src|tests|scripts|screens)\//.test(file)

/** Files and exported names that call a thing otherwise than the rest does, and exceptions that nothing needs. */
export function wordFaults(files: readonly string[], sources: readonly Source[]): Fault[] {
  const named = [
    ...files.filter(isLooked).map((file) => ({ file, name: file.replace(FLOOR, '') })),
    ...sources
      .filter(({ file }) => isLooked(file))
      .flatMap(({ file, text }) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ file, name }))),
  ]
  return words.flatMap(({ other, say, exceptions }) => {
    const found = named.filter(({ name }) => other.test(name))
    const needed = new Set<string>()
    const faults = found.flatMap(({ file, name }) => {
      const excepted = Object.keys(exceptions).find((start) => file.startsWith(start))
      if (excepted) needed.add(excepted)
      return excepted ? [] : [{ file, message: `${name}: say ${say}, as scripts/rooms/words.ts explains` }]
    })
    const idle = Object.keys(exceptions).filter((start) => !needed.has(start))
    return [
      ...faults,
      ...idle.map((start) => ({ file: 'scripts/rooms/words.ts', message: `${start} needs no exception` })),
    ]
  })
}
