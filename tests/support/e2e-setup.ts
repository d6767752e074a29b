import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { startServer, type TestServer } from './server.ts'

/** Waits for the trainings that a new demo begins with: no copy has to do them again, none is busy with them. */
async function trained({ url }: TestServer): Promise<void> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'gabriel', password: demoPassword }),
  })
  const { jwt } = (await login.json()) as { jwt: string }
  const underWay = async () => {
    const answer = await fetch(`${url}/api/platform/bots`, { headers: { authorization: `Bearer ${jwt}` } })
    const bots = (await answer.json()) as { name: string; state: string }[]
    return bots.filter(({ state }) => !['active', 'maintenance'].includes(state)).map(({ name }) => name)
  }
  await expect.poll(underWay, { timeout: 180_000 }).toEqual([])
}

/** Makes one data folder with demo data; every test file works on a copy of its own. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-'))
  const template = path.join(folder, 'template')
  const server = await startServer({ dataDir: template })
  await trained(server).finally(() => server.stop())
  process.env.E2E_TEMPLATE = template
  process.env.E2E_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Copies the template data folder under a name of its own. */
export function copyTemplate(): string {
  const { E2E_TEMPLATE: template, E2E_FOLDER: folder } = process.env
  if (!template || !folder) throw new Error('the global set-up has not run')
  const copy = path.join(mkdtempSync(path.join(folder, 'run-')), 'data')
  cpSync(template, copy, { recursive: true, filter: (file) => !file.endsWith('.lock') })
  return copy
}
