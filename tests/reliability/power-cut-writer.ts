// Writes numbered rows through the real engine and prints each number once it is acknowledged, until the power is cut
// at a random moment inside a write: writes since the last flush of their file are then undone, either all or a random
// half, and the process kills itself. Undone writes restore the earlier bytes; bytes past the old end become zeros.
// `node scripts/run.mjs tests/reliability/power-cut-writer.ts <engine's folder> some|all [unsafe]`
import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { DurableFolder } from '../../src/server/foundation/store/durable-fs.ts'
import { openEngine } from '../../src/server/foundation/store/engine.ts'
import { GroupCommit } from '../../src/server/foundation/store/group-commit.ts'
import { ProtocolClient } from '../../src/server/foundation/store/protocol-client.ts'

const [folder = '', share, unsafe] = process.argv.slice(2)
const real = fs.realpathSync(folder)

interface Stream {
  readonly nfd: number
}
interface Write {
  readonly file: string
  readonly position: number
  readonly before: Buffer
}
interface Operations {
  fsync: (stream: Stream) => number
  write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number
}

let unflushed: Write[] = []
let writesLeft = Infinity

function undo({ file, position, before }: Write): void {
  if (!fs.existsSync(file)) return
  const descriptor = fs.openSync(file, 'r+')
  fs.writeSync(descriptor, before, 0, before.length, position)
  fs.closeSync(descriptor)
}

function cutPower(): void {
  for (const write of unflushed.reverse()) if (share === 'all' || Math.random() < 0.5) undo(write)
  process.kill(process.pid, 'SIGKILL')
}

class CutFolder extends DurableFolder {
  override async init(engine: PGlite, options: Parameters<DurableFolder['init']>[1]) {
    const { emscriptenOpts } = await super.init(engine, options)
    const preRun = [...(emscriptenOpts.preRun as unknown[]), interfere] as NonNullable<typeof emscriptenOpts.preRun>
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function interfere(module: { NODEFS: { stream_ops: Operations } }): void {
  const operations = module.NODEFS.stream_ops
  const { fsync, write } = operations
  const nameOf = ({ nfd }: Stream) => fs.readlinkSync(`/proc/self/fd/${nfd}`)
  operations.write = (stream, buffer, offset, length, position) => {
    const file = nameOf(stream)
    if (file.startsWith(real)) {
      const before = Buffer.alloc(length)
      const descriptor = fs.openSync(file, 'r')
      fs.readSync(descriptor, before, 0, length, position)
      fs.closeSync(descriptor)
      unflushed.push({ file, position, before })
    }
    const written = write(stream, buffer, offset, length, position)
    if (--writesLeft <= 0) cutPower()
    return written
  }
  operations.fsync = (stream) => {
    if (unsafe) return 0
    const result = fsync(stream)
    const file = nameOf(stream)
    unflushed = unflushed.filter((write) => write.file !== file)
    return result
  }
}

const fail = (reason: string): never => {
  throw new Error(reason)
}
const engine = await openEngine(folder, fail, { fs: new CutFolder(folder, fail) })
await engine.exec(
  'create table if not exists a (n int primary key, pad text); create table if not exists b (n int primary key, pad text)',
)
await engine.exec('checkpoint')
if (!unsafe) unflushed = unflushed.filter(({ file }) => /postmaster|\.opts$/.test(file))
writesLeft = 200 + Math.floor(Math.random() * 1500)
const { rows } = await engine.query<{ n: number }>('select coalesce(max(n), 0) as n from a')
const exchange = new ProtocolClient(engine)
const group = new GroupCommit(engine, exchange)
const say = (n: number) => fs.writeSync(1, `${n}\n`)
for (let n = (rows[0]?.n ?? 0) + 1; ; n++) {
  await exchange.query('begin')
  await exchange.query('with one as (insert into a values ($1, $2)) insert into b values ($1, $2)', [
    String(n),
    'x'.repeat(300),
  ])
  // Three transactions share a flush, and the fourth has its own.
  const result = await group.commit(n % 4 < 2)
  if (group.mustDeferAnswers()) group.deferAnswer({ id: n, result })
  else say(n)
  if (n % 4 >= 2) for (const { id } of await group.flushIfDue()) say(id)
  if (n % 97 === 0) await engine.exec('checkpoint')
  if (n % 53 === 0) await engine.query('update a set pad = pad where n > $1', [n - 40])
}
