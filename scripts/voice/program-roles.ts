import type { Role } from './text.ts'

/** How a program leads to a text, from the outside in: `attr label`, `prop title`, `el Button`, `call problem`, `var HELP`. */
export type Step = readonly [kind: 'attr' | 'prop' | 'el' | 'call' | 'new' | 'var', name: string]

/** What only people read, by the name of an attribute or key. */
const NAMED: Readonly<Record<string, Role>> = {
  label: 'label',
  'aria-label': 'name',
  'aria-description': 'help',
  alt: 'name',
  legend: 'label',
  title: 'title',
  heading: 'title',
  placeholder: 'placeholder',
  help: 'help',
  hint: 'help',
  description: 'help',
  error: 'error',
  fault: 'error',
  problem: 'error',
  empty: 'empty',
  none: 'empty',
  yes: 'button',
  no: 'button',
  save: 'button',
  submit: 'button',
  cancel: 'button',
  action: 'button',
  subject: 'subject',
  note: 'help',
  summary: 'text',
  text: 'text',
  body: 'text',
  success: 'toast',
  loading: 'toast',
}

const ELEMENTS: readonly (readonly [RegExp, Role])[] = [
  [/^(?:Icon)?Button$|^button$|^Act$|^summary$/, 'button'],
  [/^ConfirmDialog$|^\w+Dialog$/, 'confirm'],
  [/^EmptyState$/, 'empty'],
  [/^h[1-6]$|^caption$/, 'title'],
  [/^(?:label|legend|th|dt|Badge|kbd)$/, 'label'],
  [/^option$/, 'option'],
  [/^(?:a|Link|BuiltLink)$/, 'text'],
  [/^(?:Help|small)$/, 'help'],
]

const CALLS: readonly (readonly [RegExp, Role])[] = [
  [/^toast\.(?:success|info|loading)$/, 'toast'],
  [/^toast\.error$/, 'error'],
  [/^messageOf$/, 'fallback'],
  [
    /^(?:problem|invalid|taken|refused?|wrong|required|repeated|missing|set(?:Problem|Error|Errors|Fault)|fail|error)$/,
    'error',
  ],
  [/^(?:Problem|Unreadable|UnreadableFile|StageFailure|ApiError|JsonError)$/, 'error'],
  [/^sayText$/, 'system'],
  [/^plural$|\.plural$/, 'part'],
  [/^entry$|^tool$/, 'label'],
]

const VARIABLES: readonly (readonly [RegExp, Role])[] = [
  [/place_?holder/i, 'placeholder'],
  [/help|hint|advice/i, 'help'],
  [/empty/i, 'empty'],
  [/fail|fault|error|refus|problem|invalid|denied/i, 'error'],
  [/title/i, 'title'],
  [/label/i, 'label'],
]

const first = (list: readonly (readonly [RegExp, Role])[], name: string) =>
  list.find(([pattern]) => pattern.test(name))?.[1]

/** The role of a text by what leads to it; undefined where nothing tells that people read it. */
export function roleOf(steps: readonly Step[], file: string): Role | undefined {
  const at = steps.findLastIndex(([kind, name]) => kind !== 'el' || !INLINE.test(name))
  const [kind, name] = steps[at] ?? steps.at(-1) ?? []
  if (!kind || name === undefined) return undefined
  const role = ownRole(kind, name, steps.slice(0, at + 1))
  return role && inPlace(role, name, steps, file)
}

/** Elements within a text, and those that say nothing of it. */
const INLINE = /^(?:b|strong|em|i|bdi|span|code|p|div|li|ul|ol|section|dd|td|>)$/

function ownRole(kind: Step[0], name: string, steps: readonly Step[]): Role | undefined {
  if (kind === 'el') return first(ELEMENTS, name) ?? 'text'
  if (kind === 'call' || kind === 'new') return first(CALLS, name)
  if (kind === 'var') return first(VARIABLES, name)
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (kind === 'attr' || named) return named
  // { name: ['El nombre ya existe.'] } of a refusal, { title: 'Falta el título.' } of setErrors
  const call = steps.findLast(([one]) => one === 'call' || one === 'new')
  const around = call && first(CALLS, call[1])
  return around === 'error' ? 'error' : undefined
}

/** What stands around a text says more of it than its own key does. */
function inPlace(role: Role, name: string, steps: readonly Step[], file: string): Role {
  const element = steps.findLast(([kind]) => kind === 'el')?.[1] ?? ''
  const call = steps.findLast(([kind]) => kind === 'call' || kind === 'new')?.[1] ?? ''
  if (file.includes('/mail/') || file.endsWith('/mail.ts')) return name === 'subject' ? 'subject' : 'mail'
  if (role === 'title') return /Dialog$/.test(element) ? 'dialog' : element === 'EmptyState' ? 'empty' : role
  if (role === 'label' && steps.some(([kind, own]) => kind === 'var' && own === 'TABS')) return 'place'
  if (role === 'label') return element === 'IconButton' ? 'name' : element === 'Button' ? 'button' : role
  if (role === 'text' && first(CALLS, call) === 'error') return 'error'
  return role
}
