// Runs `npm ci` if packages are missing or older than the lock file. Uses only Node's own modules.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
const MINIMUM = [20, 19]

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return
  console.error(`Hace falta Node ${MINIMUM.join('.')} o posterior; este es ${process.versions.node}.`)
  process.exit(1)
}

/** Runs a program in the repository; ends this process if it fails. */
export function runOrExit(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status === 0) return
  console.error(`\n✗ ${command} ${args.join(' ')} ${error ? error.message : `terminó con ${status}`}`)
  process.exit(status || 1)
}

/** Dependencies of the product and its generator that are not installed in the required version. */
export function missingPackages() {
  return ['', 'scripts/generate'].flatMap((folder) => {
    const { dependencies } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
    const places = [path.join(root, folder, 'node_modules'), path.join(root, 'node_modules')]
    const isThere = ([name, version]) => {
      const file = places.map((place) => path.join(place, name, 'package.json')).find((one) => existsSync(one))
      return file !== undefined && JSON.parse(readFileSync(file, 'utf8')).version === version
    }
    return Object.entries(dependencies)
      .filter((entry) => !isThere(entry))
      .map(([name]) => name)
  })
}

export function ensureDependencies() {
  requireNode()
  const lock = path.join(root, 'package-lock.json')
  const installed = path.join(root, 'node_modules/.package-lock.json')
  const isRecent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
  if (isRecent && missingPackages().length === 0) return
  console.log('Instalando paquetes…')
  runOrExit('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])
}
