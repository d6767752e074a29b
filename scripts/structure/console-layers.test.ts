import { expect, test } from 'vitest'
import { circularFeatureFaults, consoleLayerFaults, engineFaults } from './console-layers.ts'

const one = (file: string, to: string) => ({ file: `src/console/${file}`, text: `import { a } from '${to}'\n` })

const imports: [string, string, number][] = [
  ['engine/table/A.tsx', '../../ui/Button.tsx', 0],
  ['engine/table/A.tsx', '../fields/B.tsx', 0],
  ['engine/table/A.tsx', '../../features/chats/B.tsx', 1],
  ['features/chats/A.tsx', '../../engine/override.ts', 0],
  ['features/chats/A.tsx', '../../shell/Shell.tsx', 1],
  ['features/index.ts', './chats/A.tsx', 0],
  ['shell/Shell.tsx', '../features/index.ts', 1],
  ['shell/Shell.tsx', '../engine/features.ts', 0],
  ['ui/A.tsx', '../engine/override.ts', 1],
  ['api/a.ts', '../ui/toast.ts', 1],
  ['main.tsx', './features/index.ts', 0],
  ['elsewhere/a.ts', './b.ts', 1],
  ['engine/a.test.tsx', '../features/overrides.tsx', 0],
]
test.each(imports)('%s importing %s gives %i faults', (file, to, faults) =>
  expect(consoleLayerFaults(one(file, to))).toHaveLength(faults),
)

const inEngine: [string, string, number][] = [
  ['fields/inputs/A.tsx', '../../form/B.tsx', 1],
  ['fields/inputs/A.tsx', '../../blank.ts', 0],
  ['form/A.tsx', '../fields/B.tsx', 0],
  ['form/A.tsx', './B.tsx', 0],
  ['form/A.tsx', '../table/B.tsx', 1],
  ['conflict/A.tsx', '../fields/B.tsx', 1],
  ['table/A.tsx', '../form/B.tsx', 0],
  ['charts/A.tsx', '../fields/B.tsx', 1],
]
test.each(inEngine)('within the engine, %s importing %s gives %i faults', (file, to, faults) =>
  expect(engineFaults(one(`engine/${file}`, to))).toHaveLength(faults),
)

test('counts dynamic imports', () => {
  const text = "const load = () => import('../features/chats/index.tsx')\n"
  expect(consoleLayerFaults({ file: 'src/console/shell/a.ts', text })).toHaveLength(1)
})

test('reports circular imports between features', () => {
  const there = one('features/a/x.ts', '../b/y.ts')
  const back = one('features/c/x.ts', '../a/y.ts')
  expect(circularFeatureFaults([there, back])).toEqual([])
  const between = one('features/b/x.ts', '../c/y.ts')
  expect(circularFeatureFaults([there, back, between])).toEqual([
    { file: 'src/console/features/a', message: 'imports itself through other features: a → b → c → a' },
  ])
})
