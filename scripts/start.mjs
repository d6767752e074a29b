// `npm start`: from a fresh clone to a running console with demo data. Later starts only do the missing steps.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, root } from './setup/dependencies.mjs'

ensureDependencies()
const { ensureBuilt } = await import('./build.mjs')
await ensureBuilt()

/** A demo without an own Graph API gets the simulator, so that its customers also write by WhatsApp, Facebook
 * and Telegram. */
const isDemo = (process.env.MODE ?? 'demo') === 'demo'
const simulator = isDemo && !process.env.GRAPH_URL ? await startSimulator() : undefined

const server = spawn(process.execPath, [path.join(root, 'dist/server/main.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // The terminal is for people, so a demo only logs warnings and errors.
  env: {
    NODE_ENV: 'production',
    MODE: 'demo',
    LOG_LEVEL: 'warn',
    ...(simulator && { GRAPH_URL: simulator.url, TELEGRAM_URL: `${simulator.url}/telegram` }),
    ...process.env,
  },
})
// The server shuts down gracefully by itself; this process only forwards signals and waits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  simulator?.stop()
  process.exit(code ?? 0)
})

/** Starts the simulator of the Graph API; undefined if it does not start, because the demo also runs without it. */
async function startSimulator() {
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts/run.mjs'), path.join(root, 'scripts/graph/main.ts'), '--child'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const url = await new Promise((resolve) => {
    child.once('message', (message) => resolve(message.url))
    child.once('exit', () => resolve(undefined))
  })
  return url && { url, stop: () => child.kill() }
}
