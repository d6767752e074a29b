import type { Fault, Source } from './imports.ts'

/** The only form engine. */
const ENGINE = 'src/console/engine/form/'

/**
 * Files with inputs that may be outside the form engine: no record is saved from them, so there is nothing to merge and
 * little to lose.
 */
const others: Readonly<Record<string, string>> = {
  'src/console/features/bots/switch/SwitchDialog.tsx': 'confirms switching the chatbot, with a message to send',
  'src/console/features/chats/composer/PromptDialog.tsx': 'inserts text into the next message',
  'src/console/features/chats/dialogs/FilterDialog.tsx': 'filters a list',
  'src/console/features/chats/dialogs/LabelsDialog.tsx': 'searches its list; a click applies a label immediately',
  'src/console/features/chats/dialogs/MomentDialog.tsx': 'selects a date and time for one or several chats',
  'src/console/features/chats/dialogs/SnoozeDialog.tsx': 'selects a time that the browser computes',
  'src/console/features/contacts/BulkButtons.tsx': 'only selects a label or group for several contacts',
  'src/console/features/entities/PatternControl.tsx': 'tests a pattern on text that is not saved',
  'src/console/features/examples/Editor.tsx': 'adds phrases one by one, marked in a separate field',
  'src/console/features/forms/products/inventory/BulkBar.tsx': 'only names a category for several products',
  'src/console/features/forms/products/inventory/PriceDialog.tsx':
    'changes many prices by a percentage, after showing what they will be',
  'src/console/features/intents/AddExampleDialog.tsx': 'only selects an intent',
  'src/console/features/intents/IntentChoice.tsx': 'selects a search result',
  'src/console/features/misunderstood/useResolving.ts': 'only selects an intent',
  'src/console/features/responses/editor/QuestionsField.tsx':
    'is a field of a form; moves selected questions to an intent',
  'src/console/features/responses/quick/QuickScreen.tsx': 'searches its list; saves only the order and a switch',
  'src/console/features/rules/TryRule.tsx': 'tries a rule that is not saved',
  'src/console/features/testbot/Cases.tsx': 'searches its list and deletes items',
  'src/console/features/testbot/batch/BatchForm.tsx': 'tests messages that are not saved',
  'src/console/features/testbot/CorrectIntent.tsx': 'only selects an intent',
  'src/console/features/testbot/TestChat.tsx': 'sends a message',
}

/** react-hook-form's ways to own a form; reading the surrounding form is allowed anywhere. */
const HOLDS = /\b(useForm|FormProvider|createFormControl)\b/

/** Calls that change data on the server. */
const SAVES = /\bapi\.(POST|PUT|PATCH)\(|\buseOperationMutation\(|\bactions\.\w+\(|\bcalls\.send\(|\bwithToasts\(/

/** Functions that read validation errors by field in order to show them. */
const CHECKS = /\b(fieldsOf|validateBody)\(/

/** Reports forms outside the engine and code that duplicates its functions. */
export function formFaults({ file, text }: Source): Fault[] {
  if (!/^src\/console\/.*\.tsx?$/.test(file) || file.startsWith(ENGINE) || /\.test\.tsx?$/.test(file)) return []
  const found: string[] = []
  if (/<form[\s>]/.test(text)) found.push('has its own form')
  if (SAVES.test(text) && holdsInput(text)) found.push('saves an input from its own state')
  if (CHECKS.test(text) && !/^src\/console\/(api|ui)\//.test(file)) found.push('shows field errors itself')
  if (Object.hasOwn(others, file)) {
    const unused = { file, message: 'does not need its exception in scripts/structure/forms.ts' }
    return found.length > 0 ? [] : [unused]
  }
  if (HOLDS.test(hookImport(text))) found.push('has its own form state')
  return found.map((what) => ({ file, message: `${what}: see ${ENGINE}README.md for forms with their own layout` }))
}

/** Returns whether an input shows a `useState` value of the file. */
function holdsInput(text: string): boolean {
  const states = [...text.matchAll(/\bconst \[(\w+)[^\]]*\] = useState\b/g)].map(([, name]) => name)
  return states.some((name) => new RegExp(`\\b(value|checked)=\\{(String\\()?${name}\\b`).test(text))
}

const hookImport = (text: string): string => /import\s*\{([^}]*)\}\s*from 'react-hook-form'/.exec(text)?.[1] ?? ''
