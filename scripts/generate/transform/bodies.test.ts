import { expect, test } from 'vitest'
import { smallContract } from '../small-contract.ts'
import { bodyModules } from './bodies.ts'

const { document, calls } = smallContract()

test('exports each JSON body with its rules and all writable inputs', () => {
  const modules = bodyModules(document, [...calls.values()])
  const text = [...modules.values()].join('')
  expect(text).toContain("export const fruitCreate: OperationBody<Body<'fruitCreate'>> = {")
  expect(text).toContain('rules: fruitCreateBody,')
  expect(text).toMatch(/source: 'name',[^}]*maxLength: 50/)
  expect(text).not.toContain('fruitList')
})
