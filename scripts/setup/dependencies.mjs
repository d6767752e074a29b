// Installs the packages of the lock file when they are missing or older than it. Uses nothing but Node.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
const MINIMUM = [20, 19]

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return
  console.error(`Hace falta Node ${MINIMUM.join('.')} o posterior; este es ${process.versions.node}.`)
  process.exit(1)
}

/** Runs a program in the repository and ends this one when it fails. */
export function must(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status === 0) return
  console.error(`\n✗ ${command} ${args.join(' ')} ${error ? error.message : `terminó con ${status}`}`)
  process.exit(status || 1)
}

export function ensureDependencies() {
  requireNode()
  const lock = path.join(root, 'package-lock.json')
  const installed = path.join(root, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Instalando paquetes…')
  must('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])
}
