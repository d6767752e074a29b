import { describe, expect, test } from 'vitest'
import type { Gate, Rule } from '../../../src/contract/gate.ts'
import { type Edit, smallContract } from '../small-contract.ts'
import { admits } from './screen-gates.ts'
import { toScreen } from './screens.ts'

const of = (rule: Rule): Gate => ({ who: 'member', rule })
const contacts = { permission: 'contacts' }
const chats = { permission: 'chats' }

test.each<[gate: Gate, other: Gate, admitted: boolean]>([
  [of({ any: [contacts, chats] }), of(contacts), true],
  [of(contacts), of({ any: [contacts, chats] }), false],
  [of({ all: [contacts, { role: [2, 3] }] }), of(contacts), false],
  [of(contacts), of({ all: [contacts, { role: [2, 3] }] }), true],
  [of({ role: [2, 3, 4] }), of({ role: [2, 3] }), true],
  [of({ role: [2] }), of({ role: [2, 3] }), false],
  [of({ any: [contacts, { plan: 1 }] }), of({ plan: 1 }), true],
  [of({ plan: 1 }), of({ plan: 2 }), false],
  [{ who: 'member' }, of(contacts), true],
  [of(contacts), { who: 'member' }, false],
  [{ who: 'user' }, { who: 'member' }, true],
  [{ who: 'member' }, { who: 'admin' }, false],
  [{ who: 'admin' }, { who: 'user' }, false],
  [{ who: 'user' }, { who: 'public' }, false],
  [{ who: 'public' }, { who: 'user' }, true],
])('%j admits all whom %j admits: %s', (gate, other, admitted) => {
  expect(admits(gate, other)).toBe(admitted)
})

describe('a screen', () => {
  const create = 'x-access: { permission: contacts }\n    x-resource: { name: fruits, verb: create }'
  const gatesOf = (edits: readonly Edit[]) => {
    const { document, calls, shell, screens } = smallContract(edits)
    return screens.map((one) => toScreen(document, calls, shell, one).gates)
  }
  const withAccess = (access: string): Edit => [
    'openapi/paths/fruits.yaml',
    create,
    create.replace('{ permission: contacts }', access),
  ]

  test('has the gates of operations that not all of its visitors may call', () => {
    const gate = of({ all: [contacts, { role: [2] }] })
    expect(gatesOf([withAccess('{ all: [{ permission: contacts }, { role: [2] }] }')])).toEqual([{ fruitCreate: gate }])
  })

  test('has none of those that all may call', () => {
    expect(gatesOf([])).toEqual([undefined])
    expect(gatesOf([withAccess('member')])).toEqual([undefined])
  })
})
