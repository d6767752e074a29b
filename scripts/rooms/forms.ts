import type { Fault, Source } from './imports.ts'

/** The one form engine. */
const ENGINE = 'src/console/engine/form/'

/** Where something is typed or chosen and no record's field is saved from it: nothing to merge, little to lose. */
const others: Readonly<Record<string, string>> = {
  'src/console/features/bots/switch/SwitchDialog.tsx':
    'asks before the chatbot is switched, with a text that goes along',
  'src/console/features/chats/composer/PromptDialog.tsx': 'fills in a text that is sent with the next message',
  'src/console/features/chats/dialogs/FilterDialog.tsx': 'narrows a list',
  'src/console/features/chats/dialogs/LabelsDialog.tsx': 'searches its list; a label is put on as it is pressed',
  'src/console/features/chats/dialogs/MomentDialog.tsx':
    'asks for a moment: of one chat, of many, or only to read there',
  'src/console/features/chats/dialogs/SnoozeDialog.tsx': 'chooses a moment that the browser works out',
  'src/console/features/chats/dialogs/TeachDialog.tsx': 'chooses an intent, which is all that is sent',
  'src/console/features/entities/PatternControl.tsx': 'tries a pattern on a text that is kept nowhere',
  'src/console/features/examples/Editor.tsx': 'writes one phrase after the other, marked in a field of its own',
  'src/console/features/intents/IntentChoice.tsx': 'chooses among what a search finds',
  'src/console/features/misunderstood/useResolving.ts': 'chooses an intent, which is all that is sent',
  'src/console/features/responses/editor/QuestionsField.tsx': 'a field of a form; moves chosen questions to an intent',
  'src/console/features/responses/quick/QuickScreen.tsx': 'searches its list; what it saves is an order and a switch',
  'src/console/features/testbot/Cases.tsx': 'searches its list, and deletes',
  'src/console/features/testbot/Correct.tsx': 'chooses an intent, which is all that is sent',
  'src/console/features/testbot/TestChat.tsx': 'sends a message',
}

/** What react-hook-form lets others hold a form with; reading one that stands around is everybody's. */
const HOLDS = /\b(useForm|FormProvider|createFormControl)\b/

/** Calls that change something on the server. */
const SAVES = /\bapi\.(POST|PUT|PATCH)\(|\buseAct\(|\bactions\.\w+\(|\bcalls\.send\(|\bwithToasts\(/

/** What reads a refusal by field, as who shows it there must. */
const CHECKS = /\b(fieldsOf|brokenRules)\(/

/** Forms that go around the engine, and what every one of them would have to do again. */
export function formFaults({ file, text }: Source): Fault[] {
  if (!/^src\/console\/.*\.tsx?$/.test(file) || file.startsWith(ENGINE) || /\.test\.tsx?$/.test(file)) return []
  const found: string[] = []
  if (/<form[\s>]/.test(text)) found.push('a form of its own')
  if (SAVES.test(text) && holdsInput(text)) found.push('saves what its own state holds of an input')
  if (CHECKS.test(text) && !/^src\/console\/(api|ui)\//.test(file))
    found.push('shows by itself what is wrong with its fields')
  if (Object.hasOwn(others, file)) {
    const unused = { file, message: 'goes around no form: its exception in scripts/rooms/forms.ts can go' }
    return found.length > 0 ? [] : [unused]
  }
  if (HOLDS.test(hookImport(text))) found.push('a form state of its own')
  return found.map((what) => ({ file, message: `${what}: ${ENGINE}README.md says how a form is laid out by hand` }))
}

/** Whether an input shows what a `useState` of the file holds. */
function holdsInput(text: string): boolean {
  const states = [...text.matchAll(/\bconst \[(\w+)[^\]]*\] = useState\b/g)].map(([, name]) => name)
  return states.some((name) => new RegExp(`\\b(value|checked)=\\{(String\\()?${name}\\b`).test(text))
}

const hookImport = (text: string): string => /import\s*\{([^}]*)\}\s*from 'react-hook-form'/.exec(text)?.[1] ?? ''
