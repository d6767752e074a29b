import type { Field, SemanticType } from '../../contract/screen.ts'
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
import { BooleanControl, EnumControl, isRadio, isTickList, TickListControl } from './controls/choice.tsx'
import { DateControl, DateTimeControl, TimeControl } from './controls/dates.tsx'
import { EnumListControl, TextListControl } from './controls/lists.tsx'
import { DurationControl, NumberControl } from './controls/number.tsx'
import { ReferenceControl } from './controls/reference.tsx'
import { ColorControl, ImageControl, JsonControl, RichTextControl } from './controls/special.tsx'
import { MultilineControl, PasswordControl, TextControl } from './controls/text.tsx'
import { ListInput } from './inputs/ListInput.tsx'
import { ObjectInput } from './inputs/ObjectInput.tsx'
import type { ControlProps, FieldKind } from './kinds.ts'
import { isIdentifier } from './text.ts'

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
 * What each semantic type looks like in a table, a form and a filter. A new type does not compile until it has an
 * entry here; no page asks for a type by name.
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
  boolean: { Cell: BooleanCell, Control: BooleanControl, match: 'equal' },
  date: { ...time, Control: DateControl, complete: isDay },
  'date-time': { ...time, Control: DateTimeControl, complete: isDay },
  time: { ...time, complete: isTime },
  enum: { Cell: EnumCell, Control: EnumControl, match: 'equal', group: isRadio },
  'enum-list': { Cell: ListedCell, Control: SeveralControl, match: 'equal', group: isTickList },
  reference: { Cell: ReferenceCell, Control: ReferenceControl, match: 'equal' },
  'reference-list': { Cell: CountCell, Control: ReferenceControl, match: 'equal', end: true },
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

/** Whether a column's values stand at its end, as amounts do; identifiers are names, not amounts. */
export function alignedEnd({ type, source }: Pick<Field, 'type' | 'source'>): boolean {
  return kinds[type].end === true && !isIdentifier(source)
}

function SeveralControl(props: ControlProps) {
  return isTickList(props.field) ? <TickListControl {...props} /> : <EnumListControl {...props} />
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
