import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'

const server = path.resolve(import.meta.dirname, '../../src/server')
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => /handlers\.ts$/.test(file))
const tags = new Map(Object.values(operations).map(({ id, tag }) => [id as string, tag as string]))

/** Returns the operations that a module handles. A group that needs arguments is a function. */
async function answeredBy(file: string): Promise<string[]> {
  const groups: unknown[] = Object.values(await import(path.join(server, file)))
  return groups.flatMap((group) => Object.keys(typeof group === 'function' ? group({}) : (group as object)))
}

test.each(files.filter((file) => file.includes(path.sep)))('%s handles operations of its own feature', async (file) => {
  const [, feature] = file.split(path.sep)
  const answered = await answeredBy(file)
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.filter((id) => tags.get(id) !== feature)).toEqual([])
})
