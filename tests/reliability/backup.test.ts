import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restoreBackup } from '../../src/server/foundation/backup/restore.ts'
import { loadSettings } from '../../src/server/foundation/settings/settings.ts'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { type Running, startServer } from '../../src/server/start.ts'
import { startApp } from '../support/app.ts'
import { bundled } from '../support/child.ts'
import { freshDataFolder } from '../support/data-folder.ts'
import { samplePng } from '../support/sample-files.ts'
import { FAST_START_FLAGS } from '../support/server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const secret = 'a secret of the test, long enough: 0123456789'
let folder = ''
let dataDir = ''
let server: Running
let token = ''
let botId = 0

/** A picture of one pixel; a file may go on after its end. */
const PIXEL = Buffer.concat([samplePng(1, 1), Buffer.from('\n')])
const png = (name: string) => Buffer.concat([PIXEL, Buffer.from(name)])
const settingsOf = (dir: string) =>
  loadSettings(
    {
      MODE: 'production',
      SECRET: secret,
      PUBLIC_URL: 'http://localhost',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dir,
    },
    root,
  )
const start = (dir: string) => startServer(settingsOf(dir))
const fail = (error: unknown) => {
  throw error
}

/** Runs `npm run backup` or `npm run restore` as an operator would. */
async function command(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...FAST_START_FLAGS, await bundled(script), ...args], {
    env: { ...process.env, INIT_CWD: folder, DATABASE_URL: '', ...env },
  })
  const [out, err] = [text(child.stdout), text(child.stderr)]
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, out: await out, err: await err }
}
const run = (args: string[], dir: string, env: Record<string, string> = {}) =>
  command('scripts/db-backup.ts', args, { DATA_DIR: dir, ...env })

/** Uploads a file through the API; returns its number. */
async function upload(to: Running, name: string): Promise<number> {
  const form = new FormData()
  form.append('files', new Blob([png(name)], { type: 'image/png' }), `${name}.png`)
  const answer = await fetch(`${to.url}/api/media/${botId}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const { files } = (await answer.json()) as { files: { id: number }[] }
  return files[0]?.id ?? fail(new Error(`${answer.status}`))
}

const get = (from: Running, number: number) =>
  fetch(`${from.url}/api/media/${botId}/${number}`, { headers: { authorization: `Bearer ${token}` } })

async function downloaded(from: Running, number: number): Promise<string> {
  const answer = await get(from, number)
  if (answer.status === 200)
    return Buffer.from(await answer.arrayBuffer())
      .subarray(PIXEL.length)
      .toString()
  return ((await answer.json()) as { code: string }).code
}

const snapshotBegins = () =>
  new Promise<void>((resolve) => {
    const watcher = watch(dataDir, (_, name) => {
      if (name !== 'snapshots') return
      watcher.close()
      resolve()
    })
  })

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  dataDir = await freshDataFolder()
  const store = await openStore({ dataDir, maintenanceMinutes: 0 })
  const t = await startApp({ store, settings: { dataDir, secret } })
  botId = await t.bot()
  const user = await t.user()
  await t.member(botId, user, 2)
  t.clock.advance((Date.now() - t.clock.now().getTime()) / 1000)
  token = (await t.as(user)).token
  await t.stop()
  await store.close()
  server = await start(dataDir)
}, 120_000)
afterAll(async () => {
  await server.stop()
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true })
})

/** Returns what a folder contains, except an empty folder of files. */
const contentsOf = (target: string) =>
  existsSync(target) ? readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((one) => one !== 'media') : []

const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString('latin1')

test('a backup of a running server holds rows and files of one moment, and one command restores it', async () => {
  const before = [await upload(server, 'before-1'), await upload(server, 'before-2')]
  const during: number[] = []
  let over = false
  const writing = (async () => {
    await snapshotBegins()
    // The upload limit per person and minute.
    for (let n = 0; !over && n < 40; n++) during.push(await upload(server, `during-${n}`))
  })()
  const made = await run(['backup', 'running.gz'], dataDir)
  over = true
  await writing
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toContain('Copia guardada')
  // Uploads continued during the backup, and the snapshot was removed.
  expect(during.length).toBeGreaterThan(0)
  expect(existsSync(path.join(dataDir, 'snapshots')) ? readdirSync(path.join(dataDir, 'snapshots')) : []).toEqual([])

  const other = path.join(folder, 'restored')
  const restored = await run(['restore', 'running.gz'], other)
  expect(restored).toMatchObject({ code: 0, err: '' })
  const again = await start(other)
  try {
    expect(await downloaded(again, before[0] as number)).toBe('before-1')
    expect(await downloaded(again, before[1] as number)).toBe('before-2')
    // Uploads up to the moment of the snapshot exist as row and file, and later ones do not exist at all.
    const answers = await Promise.all(during.map((one) => downloaded(again, one)))
    const held = answers.filter((answer) => answer !== 'not_found')
    expect(held).toEqual(held.map((_, n) => `during-${n}`))
    expect(answers.slice(held.length)).toEqual(answers.slice(held.length).map(() => 'not_found'))
    expect(await upload(again, 'after')).toBeGreaterThan(0)
  } finally {
    await again.stop()
  }
}, 240_000)

test('a file lost from the disk returns 404 with its own code, and the backup reports it', async () => {
  const [kept, lost] = [await upload(server, 'kept'), await upload(server, 'lost')]
  const media = path.join(dataDir, 'media')
  const name = readdirSync(media).find((one) => readFileSync(path.join(media, one)).includes('lost')) as string
  rmSync(path.join(media, name))
  expect(await downloaded(server, kept)).toBe('kept')
  const answer = await get(server, lost)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    code: 'file_lost',
    message: 'Perdimos este archivo y no podemos mostrarlo. Pide que lo envíen de nuevo.',
  })
  const made = await run(['backup', 'lost.gz'], dataDir)
  expect(made.code).toBe(0)
  expect(made.err).toContain(`${name}  lost.png`)
  expect(await run(['restore', 'lost.gz', '--check'], dataDir)).toMatchObject({ code: 0 })
}, 120_000)

describe('restoring', () => {
  let whole: Buffer
  let lines: string
  beforeAll(async () => {
    await run(['backup', 'whole.gz'], dataDir)
    whole = readFileSync(path.join(folder, 'whole.gz'))
    lines = linesOf(path.join(folder, 'whole.gz'))
  }, 120_000)
  const zipped = (content: string) => gzipSync(Buffer.from(content, 'latin1'))
  const changed = () => {
    const bytes = Buffer.from(whole)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff
    return bytes
  }

  test.each<[string, () => Buffer, RegExp]>([
    ['an empty file', () => Buffer.alloc(0), /está vacío/],
    ['a picture', () => png('x'), /no es una copia de esta consola/],
    ['another gzip', () => gzipSync('hola\n'), /no es una copia de esta consola/],
    ['a gzip of other JSON', () => gzipSync('{"kind":"other"}\n'), /no es una copia de esta consola/],
    ['a backup cut in the middle', () => whole.subarray(0, whole.length >> 1), /está cortada/],
    ['a backup without its last bytes', () => whole.subarray(0, -12), /está cortada/],
    [
      'a backup without its last line',
      () => zipped(lines.slice(0, lines.lastIndexOf('{"kind":"whole"'))),
      /está cortada/,
    ],
    ['a backup with a changed byte', changed, /está dañada|está cortada/],
    ['a backup with a changed file', () => zipped(lines.replace('\nbefore-1', '\nbefore-X')), /está dañada/],
    [
      'a backup without a row',
      () => zipped(lines.replace(/"table":"membership","count":1}\n.*\n/, '"table":"membership","count":0}\n')),
      /está dañada/,
    ],
    [
      'a backup of a newer version',
      () => zipped(lines.replace('"migrations":[', '"migrations":["9999_newer.sql",')),
      /versión más nueva/,
    ],
    [
      'a backup with an invalid header',
      () => zipped(lines.replace(/"migrations":\[.*?\]/, '"migrations":"x"')),
      /no es una copia/,
    ],
    ['a backup with an invalid date', () => zipped(lines.replace(/"at":"[^"]*"/, '"at":"ayer"')), /no es una copia/],
    ['a backup without counts', () => zipped(lines.replace(/"counts":\{.*?\}/, '"counts":null')), /está dañada/],
    ['a backup without a file name', () => zipped(lines.replace(/"file":\{.*?\}/, '"nofile":0')), /está dañada/],
    [
      'a backup with a path outside its folder',
      () => zipped(lines.replace(/"file":\{"id":"f-[^"]*"/, '"file":{"id":"../../../evil"')),
      /está dañada/,
    ],
    ['a backup of a newer format', () => zipped(lines.replace('"format":2', '"format":3')), /versión más nueva/],
  ])(
    'refuses %s with a clear message and writes nothing',
    async (name, bytes, said) => {
      const file = path.join(folder, 'bad.gz')
      writeFileSync(file, bytes())
      const target = path.join(folder, name.replaceAll(' ', '-'))
      const refused: unknown = await restoreBackup(file, { dataDir: target }).catch((error) => error)
      expect(refused).toBeInstanceOf(Error)
      // The command prints the message as it is.
      expect((refused as Error).message).toMatch(said)
      expect((refused as Error).message).not.toMatch(/ at |Error/)
      expect(contentsOf(target)).toEqual([])
    },
    60_000,
  )

  test('the command prints the reason alone and fails', async () => {
    writeFileSync(path.join(folder, 'bad.gz'), whole.subarray(0, -12))
    const target = path.join(folder, 'by-command')
    const refused = await run(['restore', 'bad.gz'], target)
    expect(refused.err).toMatch(/^La copia .* está cortada: .*\n$/)
    expect(refused.code).toBe(1)
    expect(contentsOf(target)).toEqual(['secret'].filter((one) => contentsOf(target).includes(one)))
  }, 120_000)

  test('never replaces existing data', async () => {
    const running = await run(['restore', 'whole.gz'], dataDir)
    expect(running).toMatchObject({ code: 1 })
    expect(running.err).toContain('está en uso por el proceso')
    const target = path.join(folder, 'taken')
    mkdirSync(path.join(target, 'database'), { recursive: true })
    const taken = await run(['restore', 'whole.gz'], target)
    expect(taken).toMatchObject({ code: 1 })
    expect(taken.err).toContain('no reemplaza datos')
    const twice = await run(['backup', 'whole.gz'], dataDir)
    expect(twice).toMatchObject({ code: 1 })
    expect(twice.err).toContain('ya existe')
    const none = await run(['restore', 'none.gz'], path.join(folder, 'none'))
    expect(none.err).toContain('No existe el archivo')
  }, 120_000)
})

test('an interrupted restore is not taken for an empty folder, and can be repeated', async () => {
  await run(['backup', 'again.gz'], dataDir)
  const target = path.join(folder, 'interrupted')
  mkdirSync(path.join(target, 'restoring/database'), { recursive: true })
  await expect(start(target)).rejects.toThrow(/repite npm run restore/)
  expect(await run(['restore', 'again.gz'], target)).toMatchObject({ code: 0 })
  expect(existsSync(path.join(target, 'restoring'))).toBe(false)
  await (await start(target)).stop()
}, 120_000)
