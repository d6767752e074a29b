// Finds the programs that the tests drive (a browser, a PostgreSQL server) and installs Debian's where it may.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

function installDebian(packages) {
  const run = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  console.log(`Instalando ${packages.join(' ')}…`)
  return run('update', '-q') && run('install', '-qy', '--no-install-recommends', ...packages)
}

const chromium = () =>
  process.env.CHROMIUM ||
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find(Boolean)

function postgres() {
  const folder = '/usr/lib/postgresql'
  const debian = existsSync(folder)
    ? readdirSync(folder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(folder, version, 'bin/initdb'))
    : []
  return debian.find((file) => existsSync(file)) ?? onPath('initdb')
}

/** Path of a Chromium; the browser tests cannot do without. */
export function ensureChromium() {
  const found = chromium() ?? (installDebian(['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']) && chromium())
  if (found) return found
  console.error('Falta un navegador: instalar Chromium o indicar su ruta en la variable CHROMIUM.')
  process.exit(1)
}

/** Whether a PostgreSQL server can be started; without one the store's tests run on the embedded database alone. */
export function ensurePostgres() {
  if (postgres() || (installDebian(['postgresql']) && postgres())) return true
  console.warn('\n⚠ Sin servidor PostgreSQL: las pruebas del almacén corren solo sobre la base embebida.\n')
  return false
}
