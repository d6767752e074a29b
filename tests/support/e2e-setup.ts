import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '../../src/server/demo/users.ts'
import { startServer, type TestServer } from './server.ts'

/** Milliseconds: the limit for the trainings of a new demo on a slow machine, and the polling interval. */
const TRAINED = { within: 180_000, every: 250 }

/** Waits for the initial trainings of a new demo, so that no copy repeats them or is busy with them. */
async function trained({ url }: TestServer): Promise<void> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'gabriel', password: demoPassword }),
  })
  const { jwt } = (await login.json()) as { jwt: string }
  const end = Date.now() + TRAINED.within
  for (;;) {
    const answer = await fetch(`${url}/api/platform/bots`, { headers: { authorization: `Bearer ${jwt}` } })
    const bots = (await answer.json()) as { name: string; state: string }[]
    const underWay = bots.filter(({ state }) => !['active', 'maintenance'].includes(state)).map(({ name }) => name)
    if (underWay.length === 0) return
    if (Date.now() > end) throw new Error(`still in training: ${underWay.join(', ')}`)
    await pause(TRAINED.every)
  }
}

async function makeTemplate(template: string): Promise<void> {
  const server = await startServer({ dataDir: template })
  await trained(server).finally(() => server.stop())
}

/** The file that marks the template as complete or contains the error. */
const signOf = (folder: string) => path.join(folder, 'made')

/**
 * Creates one data folder with demo data, which is copied for every test file. This takes most of a minute on one core:
 * tests without demo data run meanwhile, the others wait in `waitForTemplate`.
 */
export default function setup(): () => Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-'))
  const template = path.join(folder, 'template')
  process.env.E2E_TEMPLATE = template
  process.env.E2E_FOLDER = folder
  const making = makeTemplate(template)
    .catch((error: unknown) => String(error))
    .then((fault) => writeFileSync(signOf(folder), fault ?? ''))
  return async () => {
    await making
    rmSync(folder, { recursive: true, force: true })
  }
}

function places(): { template: string; folder: string } {
  const { E2E_TEMPLATE: template, E2E_FOLDER: folder } = process.env
  if (!template || !folder) throw new Error('the global set-up has not run')
  return { template, folder }
}

/** Waits until the template can be copied; throws if its creation failed. */
export async function waitForTemplate(): Promise<void> {
  const sign = signOf(places().folder)
  while (!existsSync(sign)) await pause(TRAINED.every)
  const fault = readFileSync(sign, 'utf8')
  if (fault) throw new Error(`the demo data could not be created: ${fault}`)
}

/** Copies the template data folder to a new folder; returns its path. */
export function copyTemplate(): string {
  const { template, folder } = places()
  const copy = path.join(mkdtempSync(path.join(folder, 'run-')), 'data')
  cpSync(template, copy, { recursive: true, filter: (file) => !file.endsWith('.lock') })
  return copy
}
