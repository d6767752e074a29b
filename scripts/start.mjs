// `npm start`: from a fresh clone to a running console with demo data. Later starts only do the missing steps.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, root } from './setup/dependencies.mjs'

ensureDependencies()
const { ensureBuilt } = await import('./build.mjs')
await ensureBuilt()

const server = spawn(process.execPath, [path.join(root, 'dist/server/main.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // The terminal is for people, so a demo only logs warnings and errors.
  env: { NODE_ENV: 'production', MODE: 'demo', LOG_LEVEL: 'warn', ...process.env },
})
// The server shuts down gracefully by itself; this process only forwards signals and waits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
