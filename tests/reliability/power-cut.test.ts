import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineFolder } from '../../src/server/foundation/store/embedded.ts'
import { openEngine } from '../../src/server/foundation/store/engine.ts'
import { startChild } from '../support/child.ts'
import { freshDataFolder } from '../support/data-folder.ts'

const rounds = Number(process.env.POWER_CUTS ?? 4)
// The simulation of the cut needs the names of open files.
const possible = process.platform === 'linux'

async function cut(folder: string, share: 'some' | 'all', ...unsafe: string[]): Promise<number> {
  const child = await startChild('tests/reliability/power-cut-writer.ts', [folder, share, ...unsafe])
  await child.ended
  expect([child.process.signalCode, child.errors]).toStrictEqual(['SIGKILL', []])
  return Number(child.lines.at(-1) ?? 0)
}

/** Opens the folder after the cut, checks its integrity, and returns the number of the last row. */
async function inspect(folder: string): Promise<number> {
  const engine = await openEngine(folder, (reason) => {
    throw new Error(reason)
  })
  await engine.exec('reindex table a; reindex table b')
  await engine.exec('vacuum a')
  await engine.exec('vacuum b')
  const { rows } = await engine.query<{ last: number; rows: number; others: number }>(
    'select coalesce(max(n), 0) as last, count(*)::int as rows, (select count(*)::int from b) as others from a',
  )
  const { last = 0, ...counts } = rows[0] ?? {}
  expect(counts).toStrictEqual({ rows: last, others: last })
  await engine.close()
  return last
}

test.runIf(possible)(
  `all acknowledged rows survive ${rounds} power cuts, undamaged`,
  async () => {
    const dataDir = await freshDataFolder()
    const folder = engineFolder(dataDir)
    for (let round = 0; round < rounds; round++) {
      const acknowledged = await cut(folder, round % 2 ? 'all' : 'some')
      expect(await inspect(folder)).toBeGreaterThanOrEqual(acknowledged)
    }
    rmSync(dataDir, { recursive: true })
  },
  600_000,
)

test.runIf(possible)(
  'without flushes the same cut loses rows, which proves that the simulation works',
  async () => {
    const dataDir = await freshDataFolder()
    const folder = engineFolder(dataDir)
    const acknowledged = await cut(folder, 'all', 'unsafe')
    expect(acknowledged).toBeGreaterThan(0)
    const survived = await inspect(folder).catch(() => 0)
    expect(survived).toBeLessThan(acknowledged)
    rmSync(dataDir, { recursive: true })
  },
  120_000,
)
