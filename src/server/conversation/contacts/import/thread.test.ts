import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { contactTables } from './thread.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'import-'))
afterAll(() => rm(folder, { recursive: true }))

/** Blocks this thread (milliseconds), as a busy machine does. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('what is wrong with a file is told, though its reader has ended before the answer is looked at', async () => {
  const place = path.join(folder, 'vacio.csv')
  await writeFile(place, ' \n')
  // Its code is compiled by then.
  await expect(contactTables.summary(place)).rejects.toThrow(UnreadableFile)
  for (const wait of [20, 60]) {
    const summary = contactTables.summary(place)
    setTimeout(() => block(1000), wait)
    await expect(summary).rejects.toThrow(UnreadableFile)
  }
})
