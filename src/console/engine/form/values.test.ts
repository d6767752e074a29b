import { describe, expect, test } from 'vitest'
import type { Input } from '../../../contract/screen.ts'
import type { Rules } from '../../../contract/validation.ts'
import { initialValues } from '../fields/initial.ts'
import { bodyOf, completeBody } from './values.ts'

const input = (source: string, type: Input['type'] = 'text', more: Partial<Input> = {}): Input => ({
  source,
  label: source,
  type,
  required: false,
  ...more,
})
/** Rules that reject fields by predicates on their values. */
const refusing = (tests: Record<string, (value: unknown) => boolean>): Rules<unknown> => {
  const validate = ((value: Record<string, unknown>) => {
    const failed = Object.keys(tests).filter((name) => tests[name]?.(value[name]))
    validate.errors = failed.map((name) => ({ keyword: 'type', instancePath: `/${name}`, params: {} }))
    return failed.length === 0
  }) as Rules<unknown>['validate']
  return { validate, fields: {} }
}

describe('initialValues', () => {
  test("takes the record's values, else the defaults, also in nested objects, and leaves secrets empty", () => {
    const inputs = [
      input('name', 'text', { default: 'Nuevo' }),
      input('on', 'boolean', { required: true }),
      input('tags', 'text-list'),
      input('token', 'password', { secret: true }),
      input('place', 'object', { fields: [input('city', 'text', { default: 'Rosario' })] }),
      input('items', 'list', { fields: [input('title')] }),
    ]
    expect(initialValues(inputs)).toEqual({
      name: 'Nuevo',
      on: false,
      tags: [],
      token: null,
      place: { city: 'Rosario' },
      items: [],
    })
    const record = { name: 'A', on: true, token: 'x', place: { city: 'Salta' }, items: [{ id: 4, title: 'T' }] }
    expect(initialValues(inputs, record)).toEqual({ ...record, tags: [], token: null })
  })
})

describe('bodyOf and completeBody', () => {
  test('leave out hidden and read-only inputs and inputs that were and are empty', () => {
    const inputs = [
      input('kind', 'enum'),
      input('other', 'text', { when: { source: 'kind', in: ['b'] } }),
      input('fixed', 'text', { readOnly: true }),
      input('note'),
    ]
    expect(bodyOf(inputs, { kind: 'a', other: 'x', fixed: 'y', note: '' }, {})).toEqual({ kind: 'a' })
    expect(bodyOf(inputs, { kind: 'b', other: 'x', note: null }, {})).toEqual({ kind: 'b', other: 'x' })
  })

  test('send a cleared field as the empty value that the rules accept', () => {
    const emptied = (rules?: Rules<unknown>) => bodyOf([input('note')], { note: null }, { note: 'x' }, rules)
    expect(emptied()).toEqual({ note: '' })
    expect(emptied(refusing({ note: (value) => value === '' }))).toEqual({ note: null })
    expect(emptied(refusing({ note: (value) => value === '' || value === null || Array.isArray(value) }))).toEqual({
      note: undefined,
    })
  })

  test('keep a cleared field empty when leaving it out would silently keep the value of the record', () => {
    const rules = refusing({ name: (value) => value === '' || value === null || Array.isArray(value) })
    const [inputs, before] = [[input('name')], { name: 'x' }]
    expect(bodyOf(inputs, { name: '' }, before, rules, before)).toEqual({ name: '' })
    expect(bodyOf(inputs, { name: '' }, before, rules, {})).toEqual({ name: undefined })
  })

  test('keep false, zero and the ids of items', () => {
    const inputs = [
      input('on', 'boolean'),
      input('count', 'integer'),
      input('items', 'list', { fields: [input('title')] }),
    ]
    const values = { on: false, count: 0, items: [{ id: 4, title: 'T' }, { title: '' }] }
    expect(bodyOf(inputs, values, {})).toEqual({ on: false, count: 0, items: [{ id: 4, title: 'T' }, {}] })
  })

  test("add the record's other fields as far as the rules accept them", () => {
    const operation = { bodyFields: ['name', 'plan_id', 'role'] }
    const record = { name: 'Viejo', plan_id: 2, role: { id: 3 }, other: 1 }
    const rules = refusing({ role: (value) => typeof value === 'object' && value !== null })
    expect(completeBody(operation, [input('name')], { name: 'Nuevo' }, record, rules)).toEqual({
      name: 'Nuevo',
      plan_id: 2,
    })
    expect(completeBody(operation, [input('name')], { name: 'Nuevo' }, undefined, rules)).toEqual({ name: 'Nuevo' })
  })

  test("send read-only inputs with the record's values", () => {
    const inputs = [input('name'), input('area_id', 'integer', { required: true, readOnly: true })]
    const body = bodyOf(inputs, { name: 'Sur', area_id: 99 }, { name: 'Norte', area_id: 4 })
    const operation = { bodyFields: ['name', 'area_id'] }
    expect(completeBody(operation, inputs, body, { name: 'Norte', area_id: 4 })).toEqual({ name: 'Sur', area_id: 4 })
  })
})
