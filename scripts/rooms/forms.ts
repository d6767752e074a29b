import type { Fault, Source } from './imports.ts'

/** The one form engine. */
const ENGINE = 'src/console/engine/form/'

/** Forms that save no record: they have nothing to check against, to merge or to lose. */
const others: Readonly<Record<string, string>> = {
  'src/console/features/chats/composer/PromptDialog.tsx': 'fills in a text that is sent with the next message',
  'src/console/features/chats/dialogs/FilterDialog.tsx': 'narrows a list',
  'src/console/features/examples/Editor.tsx': 'writes one phrase after the other, marked in a field of its own',
  'src/console/features/intents/IntentChoice.tsx': 'chooses among what a search finds',
  'src/console/features/testbot/TestChat.tsx': 'sends a message',
}

/** Forms that hold and check their values by themselves, until they stand on the engine; one that does goes from here. */
const waiting = new Set([
  ...['chats/dialogs/ContactDialog', 'chats/dialogs/LabelsDialog', 'chats/dialogs/ReplyForm', 'chats/dialogs/parts'],
  ...['testbot/CaseDialog', 'budgets/BudgetDialog'],
])
const isWaiting = (file: string) => waiting.has(file.replace(/^src\/console\/features\/(.+)\.tsx$/, '$1'))

/** What react-hook-form lets others hold a form with; reading one that stands around is everybody's. */
const HOLDS = /\b(useForm|FormProvider|createFormControl)\b/

/** Forms that go around the engine, and what every one of them would have to do again. */
export function formFaults({ file, text }: Source): Fault[] {
  if (!/^src\/console\/.*\.tsx?$/.test(file) || file.startsWith(ENGINE) || /\.test\.tsx?$/.test(file)) return []
  const found: string[] = []
  const own = /<form[\s>]/.test(text)
  if (own && !isWaiting(file) && !Object.hasOwn(others, file)) found.push('a form of its own')
  if (!own && isWaiting(file)) found.push('stands on the engine now, so it waits no longer in scripts/rooms/forms.ts')
  if (HOLDS.test(hookImport(text))) found.push('a form state of its own')
  return found.map((what) => ({ file, message: `${what}: ${ENGINE}README.md says how a form is laid out by hand` }))
}

const hookImport = (text: string): string => /import\s*\{([^}]*)\}\s*from 'react-hook-form'/.exec(text)?.[1] ?? ''
