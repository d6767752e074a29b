// `npm run dev`: watches with generator, server and console; a saved file reaches the browser within a second.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, root, runOrExit } from './setup/dependencies.mjs'
import { showFindings } from './setup/overlay.mjs'

ensureDependencies()
runOrExit(process.execPath, ['scripts/generate.mjs'])

const { context } = await import('esbuild')
const { createServer } = await import('vite')
const { buildWidget, serverBuild } = await import('./build.mjs')

await buildWidget()

const env = {
  MODE: 'demo',
  DATA_DIR: path.join(root, 'data'),
  ...process.env,
  PORT: process.env.API_PORT ?? '3100',
}
const api = `http://127.0.0.1:${env.PORT}`
const consolePort = Number(process.env.PORT ?? 3000)

let server
let stopping = false
async function restartServer() {
  if (server?.exitCode === null) {
    await new Promise((resolve) => {
      server.once('exit', resolve)
      server.kill('SIGTERM')
    })
  }
  if (!stopping)
    server = spawn(process.execPath, ['dist/server/main.mjs', '--unfinished'], { cwd: root, stdio: 'inherit', env })
}

const restart = { name: 'restart', setup: ({ onEnd }) => onEnd(({ errors }) => errors.length || restartServer()) }
const watching = await context({ ...serverBuild, plugins: [...serverBuild.plugins, restart] })
await watching.watch()

const generator = spawn(process.execPath, ['scripts/generate.mjs', '--watch'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

const vite = await createServer({
  configFile: path.join(root, 'scripts/config/vite.config.ts'),
  server: {
    host: '127.0.0.1',
    port: consolePort,
    strictPort: true,
    // The console's own sources include a folder called api, whose .ts files are not proxied.
    proxy: { '^/api/(?!.*\\.ts)': api, '^/(widget|demo|c)/': api, '/socket.io': { target: api, ws: true } },
  },
})
showFindings(vite, generator)
await vite.listen()
console.log(`Consola en desarrollo: http://127.0.0.1:${consolePort}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    stopping = true
    generator.kill(signal)
    server?.kill(signal)
    await Promise.all([vite.close(), watching.dispose()])
    process.exit(0)
  })
