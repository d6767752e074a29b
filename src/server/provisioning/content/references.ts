import { formatTarget, parseTarget } from '../../../contract/button-target.ts'
import type { FieldTexts } from '../../foundation/http/problem.ts'
import { type Kind, type Names, UnknownName, unknownName } from './names.ts'
import { isRow, type Row } from './valid.ts'

// The API refers to things by id, the files of a bot's content by name. A shape says where an object refers to what.

interface Reference {
  /** property of the API */
  id: string
  /** property of the files */
  name: string
  kind: Kind
  /** property of the API that says whether this is what the id names, with its value */
  when?: readonly [property: string, value: string]
}

/** Where objects of a type refer to others. */
export interface Shape {
  references?: readonly Reference[]
  /** properties that hold an object or a list of objects */
  nested?: Readonly<Record<string, Shape>>
  /** the object is a button, whose target depends on its type */
  button?: true
  /** the object is a condition, which names what it compares with */
  condition?: true
  /** the object may have a rule of contacts, whose conditions name what they compare with */
  rule?: true
}

const button: Shape = { button: true }
const entity: Reference = { id: 'entity_id', name: 'entity', kind: 'entity' }
const area = (id: string): Reference => ({ id, name: 'area', kind: 'area' })

const message: Shape = {
  references: [{ id: 'media_id', name: 'file', kind: 'file' }],
  nested: { cards: { references: [{ id: 'image', name: 'image', kind: 'file' }], nested: { buttons: button } } },
}
const said = { messages: message, buttons: button }

/** The shapes of the content's parts. */
export const shapes = {
  plain: {},
  group: { rule: true },
  response: {
    references: [
      { id: 'intent_id', name: 'intent', kind: 'intent' },
      { id: 'category_id', name: 'category', kind: 'category' },
      { id: 'assign_labels', name: 'labels', kind: 'label' },
      { id: 'next_id', name: 'next_response', kind: 'secondary', when: ['next', 'secondary'] },
      { id: 'next_id', name: 'next_form', kind: 'form', when: ['next', 'form'] },
      area('assign_area_id'),
    ],
    nested: {
      ...said,
      required_entities: { references: [entity] },
      conditions: { references: [entity], nested: said },
    },
  },
  secondary: { references: [area('handoff_area_id')], nested: said },
  keywords: {
    references: [area('handoff_area_id'), { id: 'media_id', name: 'file', kind: 'file' }],
    nested: { buttons: button },
  },
  quickReply: {
    references: [
      { id: 'area_ids', name: 'areas', kind: 'area' },
      { id: 'attachments', name: 'files', kind: 'file' },
    ],
  },
  macro: {
    references: [{ id: 'area_ids', name: 'areas', kind: 'area' }],
    nested: { actions: { references: [{ id: 'label_id', name: 'label', kind: 'label' }, area('area_id')] } },
  },
  chatRule: {
    nested: {
      conditions: { condition: true },
      actions: {
        references: [
          { id: 'label_id', name: 'label', kind: 'label' },
          area('area_id'),
          { id: 'form_id', name: 'form', kind: 'form' },
        ],
      },
    },
  },
  testCase: {
    nested: {
      steps: {
        references: [
          { id: 'intent_id', name: 'intent', kind: 'intent' },
          { id: 'response_id', name: 'response', kind: 'response' },
        ],
      },
    },
  },
  notification: { references: [{ id: 'area_ids', name: 'areas', kind: 'area' }] },
  company: { references: [area('area_id')] },
  handoff: {
    references: [area('area_id'), { id: 'no_agents_response_id', name: 'no_agents_response', kind: 'secondary' }],
  },
  webchat: { nested: { parameters: { nested: { starter_buttons: button, persistent_menu: button } } } },
  form: { references: [{ id: 'intent_id', name: 'intent', kind: 'intent' }] },
  surveySettings: {
    references: [
      { id: 'trigger_area_ids', name: 'trigger_areas', kind: 'area' },
      { id: 'trigger_label_ids', name: 'trigger_labels', kind: 'label' },
    ],
  },
  productSettings: {
    references: [
      { id: 'ask_before_listing', name: 'ask_before_listing', kind: 'characteristic' },
      { id: 'no_results_response_id', name: 'no_results_response', kind: 'secondary' },
      area('handoff_area_id'),
    ],
  },
  branchSettings: { references: [{ id: 'fallback_branch_id', name: 'fallback_branch', kind: 'branch' }] },
  branch: { references: [{ id: 'photo_id', name: 'image', kind: 'file' }, area('area_id')] },
  product: {
    references: [{ id: 'images', name: 'files', kind: 'file' }],
    nested: {
      variants: { references: [{ id: 'image_id', name: 'image', kind: 'file' }] },
      branch_stock: { references: [{ id: 'branch_id', name: 'branch', kind: 'branch' }] },
    },
  },
} as const satisfies Record<string, Shape>

/** An id that obeys the rules, for something that was refused. */
const PLACEHOLDER = 1

/**
 * Replaces the names in an object of a file by ids. Throws a Problem with the place of each unknown name.
 * @param onRefused called if it refers to something that was refused: then it can be checked, but not stored
 */
export function withIds(row: Row, shape: Shape, names: Names, onRefused?: () => void): Row {
  const unknown: FieldTexts = {}
  const ids = replaced(row, shape, '', (kind, name, path) => {
    const id = names.find(kind, name)
    if (id !== undefined) return id
    if (onRefused && names.isRefused(kind, name)) onRefused()
    else unknown[path] = [...(unknown[path] ?? []), unknownName(kind, name)]
    return PLACEHOLDER
  })
  const [first] = Object.values(unknown)
  if (first) throw new UnknownName(first[0] ?? '', unknown)
  return ids
}

type IdOf = (kind: Kind, name: string, path: string) => number

function replaced(row: Row, shape: Shape, path: string, idOf: IdOf): Row {
  const ids: Row = { ...row }
  for (const { id, name, kind } of shape.references ?? []) {
    const given = ids[name]
    if (given === undefined || given === null) continue
    delete ids[name]
    const of = (one: unknown) => idOf(kind, String(one), `${path}${id}`)
    ids[id] = Array.isArray(given) ? given.map(of) : of(given)
  }
  const whole = nested(ids, shape, (inner, of, place) => replaced(inner, of, `${path}${place}.`, idOf))
  return targeted(
    ruled(
      shape.condition ? compares(whole, (kind, one) => idOf(kind, String(one), `${path}value`)) : whole,
      shape,
      (kind, one, at) => idOf(kind, String(one), `${path}rule.conditions.${at}.value`),
    ),
    shape,
    (type, target) => {
      const of = (kind: Kind) => idOf(kind, target, `${path}target`)
      if (type === 'area' || type === 'form') return { target: String(of(type)) }
      if (type === 'response') return { target: formatTarget({ kind: 'main', id: of('response') }) }
      if (type === 'secondary')
        return { type: 'response', target: formatTarget({ kind: 'secondary', id: of('secondary') }) }
      return undefined
    },
  )
}

/** Replaces the ids in an object of the API by names. References to deleted things are left out. */
export function withNames(row: Row, shape: Shape, names: Names): Row {
  const named: Row = { ...row }
  for (const { id, name, kind, when } of shape.references ?? []) {
    const given = named[id]
    if (when && row[when[0]] !== when[1]) continue
    delete named[id]
    if (Array.isArray(given)) named[name] = given.flatMap((one) => names.name(kind, Number(one)) ?? [])
    else if (typeof given === 'number') named[name] = names.name(kind, given)
  }
  const nameOf = (kind: Kind, one: unknown) => names.name(kind, Number(one))
  const whole = nested(named, shape, (inner, of) => withNames(inner, of, names))
  return targeted(
    withoutLostRule(ruled(shape.condition ? compares(whole, nameOf) : whole, shape, nameOf), shape),
    shape,
    (type, target) => {
      if (type === 'area' || type === 'form') return { target: names.name(type, Number(target)) }
      const found = type === 'response' ? parseTarget(target) : undefined
      if (!found) return undefined
      return found.kind === 'main'
        ? { target: names.name('response', found.id) }
        : { type: 'secondary', target: names.name('secondary', found.id) }
    },
  )
}

function nested(row: Row, { nested = {} }: Shape, convert: (inner: Row, shape: Shape, place: string) => Row): Row {
  const result = { ...row }
  for (const [property, shape] of Object.entries(nested)) {
    const value = result[property]
    if (Array.isArray(value))
      result[property] = value.map((one, at) => (isRow(one) ? convert(one, shape, `${property}.${at}`) : one))
    else if (isRow(value)) result[property] = convert(value, shape, property)
  }
  return result
}

/** The fields of conditions that compare with things that have names. */
const compared: Readonly<Record<string, Kind>> = {
  ...{ label: 'label', area: 'area', contact_label: 'label', contact_group: 'group' },
}

/** Converts what a condition compares with, if that has names. */
function compares(condition: Row, convert: (kind: Kind, one: unknown) => unknown): Row {
  const kind = compared[String(condition.field)]
  const { value } = condition
  if (!kind || value === undefined || value === null) return condition
  return { ...condition, value: Array.isArray(value) ? value.map((one) => convert(kind, one)) : convert(kind, value) }
}

/** Converts what the conditions of a rule compare with. */
function ruled(row: Row, { rule }: Shape, convert: (kind: Kind, one: unknown, at: number) => unknown): Row {
  const given = row.rule
  if (!rule || !isRow(given) || !Array.isArray(given.conditions)) return row
  const conditions = given.conditions.map((condition, at) =>
    isRow(condition) ? compares(condition, (kind, one) => convert(kind, one, at)) : condition,
  )
  return { ...row, rule: { ...given, conditions } }
}

/**
 * A fixed group is what a file says without a kind. One whose rule compares with people, or with what was deleted,
 * becomes a fixed one without anybody: the rest of its rule might reach whom nobody chose.
 */
function withoutLostRule(row: Row, { rule }: Shape): Row {
  if (!rule) return row
  const { kind: _, rule: given, ...rest } = row
  if (!isRow(given) || !Array.isArray(given.conditions)) return rest
  const isLost = (value: unknown) =>
    value === undefined || (Array.isArray(value) && value.some((one) => one === undefined))
  const lost = given.conditions.some(
    (one) => isRow(one) && (one.field === 'assigned' || ('value' in one && isLost(one.value))),
  )
  return lost ? rest : row
}

type Target = { type?: string; target: string | undefined }

function targeted(row: Row, { button }: Shape, convert: (type: unknown, target: string) => Target | undefined): Row {
  if (!button || typeof row.target !== 'string' || row.target === '') return row
  return { ...row, ...convert(row.type, row.target) }
}
