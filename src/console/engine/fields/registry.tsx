import type { Field, SemanticType } from '../../../contract/screen.ts'
import {
  BooleanCell,
  ColorCell,
  CountCell,
  EmailCell,
  EnumCell,
  ImageCell,
  JsonCell,
  LinesCell,
  ListedCell,
  NumberCell,
  PhoneCell,
  ReferenceCell,
  TextCell,
  TimeCell,
  UrlCell,
} from './cells.tsx'
import { ChoiceControl, isCheckboxGroup, isRadio } from './controls/choice.tsx'
import { NumberControl } from './controls/number.tsx'
import { TextControl } from './controls/text.tsx'
import type { ControlProps, FieldKind } from './kinds.ts'
import { lazyControl, lazyInput } from './lazy.tsx'
import { isIdentifier } from './text.ts'
import { unmatchedIn } from './unmatched.ts'

const heavy = () => import('./controls/form-only.ts')
const dates = () => import('./controls/dates.tsx')
const MultilineControl = lazyControl(async () => (await heavy()).MultilineControl)
const PasswordControl = lazyControl(async () => (await heavy()).PasswordControl)
const RichTextControl = lazyControl(async () => (await heavy()).RichTextControl)
const ColorControl = lazyControl(async () => (await heavy()).ColorControl)
const ImageControl = lazyControl(async () => (await heavy()).ImageControl)
const JsonControl = lazyControl(async () => (await heavy()).JsonControl)
const DurationControl = lazyControl(async () => (await heavy()).DurationControl)
const DateControl = lazyControl(async () => (await dates()).DateControl)
const DateTimeControl = lazyControl(async () => (await dates()).DateTimeControl)
const TimeControl = lazyControl(async () => (await dates()).TimeControl)
const EnumListControl = lazyControl(async () => (await heavy()).EnumListControl)
const TextListControl = lazyControl(async () => (await heavy()).TextListControl)
const ReferenceControl = lazyControl(async () => (await heavy()).ReferenceControl)
const ZoneControl = lazyControl(async () => (await heavy()).ZoneControl)
const BooleanControl = lazyControl(async () => (await heavy()).BooleanControl)
const RadioControl = lazyControl(async () => (await heavy()).RadioControl)
const TickListControl = lazyControl(async () => (await heavy()).CheckboxGroupControl)
const ObjectInput = lazyInput(async () => (await import('./inputs/ObjectInput.tsx')).ObjectInput)
const ListInput = lazyInput(async () => (await import('./inputs/ListInput.tsx')).ListInput)

const number: FieldKind = {
  Cell: NumberCell,
  Control: NumberControl,
  match: 'equal',
  end: true,
  typed: true,
  complete: isNumber,
}
const line: FieldKind = { Cell: TextCell, Control: TextControl, match: 'contains', typed: true }
const time: FieldKind = { Cell: TimeCell, Control: TimeControl, match: 'equal', typed: true }
const lines: FieldKind = { Cell: LinesCell, Control: MultilineControl, match: 'contains', typed: true }

/**
 * Components of each semantic type in tables, forms and filters. A type without an entry is a compile error. Pages look
 * types up here and never check for a specific one.
 */
export const kinds: Record<SemanticType, FieldKind> = {
  text: line,
  multiline: lines,
  'rich-text': { ...lines, Control: RichTextControl },
  integer: number,
  number,
  money: number,
  percent: number,
  duration: { ...number, Control: DurationControl },
  boolean: { Cell: BooleanCell, Control: BooleanControl, match: 'equal', inline: true },
  date: { ...time, Control: DateControl, complete: isDay },
  'date-time': { ...time, Control: DateTimeControl, complete: isDay },
  time: { ...time, complete: isTime },
  'time-zone': { ...line, Control: ZoneControl, complete: isNamed },
  enum: { Cell: EnumCell, Control: EnumControl, match: 'equal', group: isRadio },
  'enum-list': { Cell: ListedCell, Control: SeveralControl, match: 'equal', group: isCheckboxGroup, complete: isNamed },
  reference: { Cell: ReferenceCell, Control: ReferenceControl, match: 'equal', complete: isNamed },
  'reference-list': { Cell: CountCell, Control: ReferenceControl, match: 'equal', end: true, complete: isNamed },
  'text-list': { Cell: ListedCell, Control: TextListControl, match: 'contains' },
  email: { ...line, Cell: EmailCell },
  phone: { ...line, Cell: PhoneCell },
  url: { ...line, Cell: UrlCell },
  color: { ...line, Cell: ColorCell, Control: ColorControl },
  password: { ...line, Control: PasswordControl },
  image: { ...line, Cell: ImageCell, Control: ImageControl },
  json: { ...lines, Cell: JsonCell, Control: JsonControl },
  object: { ...lines, Cell: JsonCell, Control: JsonControl, Input: ObjectInput },
  list: { ...lines, Cell: CountCell, Control: JsonControl, Input: ListInput, end: true },
}

/** Returns whether a column is right-aligned like amounts. Identifiers are not. */
export function alignedEnd({ type, source }: Pick<Field, 'type' | 'source'>): boolean {
  return kinds[type].end === true && !isIdentifier(source)
}

function EnumControl(props: ControlProps) {
  return isRadio(props.field) ? <RadioControl {...props} /> : <ChoiceControl {...props} />
}

function SeveralControl(props: ControlProps) {
  return isCheckboxGroup(props.field) ? <TickListControl {...props} /> : <EnumListControl {...props} />
}

function isNamed(value: unknown): boolean {
  return unmatchedIn(value) === undefined
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

function isDay(value: unknown): boolean {
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(String(value))
}

function isTime(value: unknown): boolean {
  return /^\d{2}:\d{2}/.test(String(value))
}
