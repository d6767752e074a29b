import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { exportJobs } from '../../src/server/conversation/analytics/exports/job.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import type { Inbox, Member } from '../chats/fixtures.ts'

/** The day of the tests. */
export const DAY = '2026-03-10'

type Answer = Awaited<ReturnType<Member['call']>>

/** Asks for an export. */
export const ask = (t: Inbox, who: Member, given: object = {}): Promise<Answer> =>
  who.call('POST', `/analytics/exports/${t.bot_}`, {
    body: { kind: 'conversations', date_start: DAY, date_end: DAY, ...given },
  })

/** Runs the jobs of exports, as a server does. Returns their errors. */
export async function runExports(t: Inbox, limits?: Parameters<typeof exportJobs>[1]): Promise<unknown[]> {
  const errors: unknown[] = []
  await t.store.run(() => runDue(exportJobs(t.app.services, limits), (error) => errors.push(error)))
  return errors
}

export const shown = async (t: Inbox, who: Member, id: number) =>
  (await who.call('GET', `/analytics/exports/${t.bot_}/${id}`)).body

export const download = (t: Inbox, who: Member, id: number): Promise<Answer> =>
  who.call('GET', `/analytics/exports/file/${t.bot_}/${id}`)

/** Asks for an export, makes it, and returns its rows by their headings. */
export async function exported(t: Inbox, who: Member, given: object = {}): Promise<Record<string, string>[]> {
  const { status, body } = await ask(t, who, given)
  expect(status).toBe(201)
  expect(await runExports(t)).toEqual([])
  return rowsOf(String((await download(t, who, body.id)).body))
}

/** Returns the rows of a file whose cells have no separators in them. */
export function rowsOf(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...rows] = text
    .slice(1)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(';'))
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

/** Returns the names of the files of exports on the disk. */
export function filesOf(t: Inbox): string[] {
  try {
    return readdirSync(path.join(t.app.services.settings.dataDir, 'analytics-exports'))
  } catch {
    return []
  }
}
