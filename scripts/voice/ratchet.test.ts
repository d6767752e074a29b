import { expect, test } from 'vitest'
import type { Finding } from './check-texts.ts'
import { lowered, ratchetFaults } from './ratchet.ts'

const finding = (rule: string, file: string): Finding => ({
  rule,
  file,
  line: 3,
  found: 'Sólo',
  text: 'Sólo tú.',
  say: '«solo», without an accent',
})
const two = [finding('solo', 'src/a.ts'), finding('solo', 'src/b.ts')]

test('accepts as many findings as allowed', () => {
  expect(ratchetFaults(two, { solo: 2 })).toEqual([])
})

test('reports each text when there are more findings than allowed', () => {
  const [sum, ...texts] = ratchetFaults(two, { solo: 1 })
  expect(sum?.message).toBe('solo has 2 findings, the maximum is 1; 2 of them:')
  expect(texts).toEqual([
    { file: 'src/a.ts', line: 3, message: 'solo: «Sólo» in «Sólo tú.»: «solo», without an accent' },
    { file: 'src/b.ts', line: 3, message: 'solo: «Sólo» in «Sólo tú.»: «solo», without an accent' },
  ])
})

test('reports only texts of changed files', () => {
  const faults = ratchetFaults(two, { solo: 1 }, (file) => file === 'src/b.ts')
  expect(faults.map(({ file }) => file)).toEqual(['scripts/voice/ratchet.json', 'src/b.ts'])
})

test('a rule without a figure may have no finding at all', () => {
  expect(ratchetFaults(two, {})).toHaveLength(3)
})

test('fewer findings than the figure ask for the command that lowers it', () => {
  const [fault, ...others] = ratchetFaults(two, { solo: 3 })
  expect(fault?.message).toContain(
    'solo has 2 findings, not 3: run node scripts/run.mjs scripts/voice/main.ts --update',
  )
  expect(others).toEqual([])
})

test('figures are lowered and never raised, and one of nothing goes', () => {
  expect(lowered(two, { solo: 5, dots: 1 })).toEqual({ solo: 2 })
  expect(lowered(two, { solo: 1 })).toEqual({ solo: 1 })
  expect(lowered(two, {})).toEqual({})
})
