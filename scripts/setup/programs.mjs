// Finds the programs that the tests drive (a browser, a PostgreSQL server) and installs Debian's where it may.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined
const DEBIAN = {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
}
const installing = (packages) => ['install', '-qy', '--no-install-recommends', ...packages]

function installDebian(packages) {
  const run = (...args) => spawnSync('apt-get', args, DEBIAN).status === 0
  if (!canInstall()) return false
  console.log(`Instalando ${packages.join(' ')}…`)
  return run('update', '-q') && run(...installing(packages))
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

/** Chromium, and fonts for what pages show. */
const CHROMIUM_PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']
const headlessShell = () => onPath('chromium-headless-shell')

/** Path of a Chromium; the browser tests cannot do without. */
export function ensureChromium() {
  const found = chromium() ?? (installDebian(CHROMIUM_PACKAGES) && chromium())
  if (found) return found
  console.error('Falta un navegador: instalar Chromium o indicar su ruta en la variable CHROMIUM.')
  process.exit(1)
}

/**
 * Paths of the browsers of Playwright's tests, as variables: Chromium, and its headless shell, which is the same engine
 * without windows and needs a third less of the processor. Where there is no shell, Chromium does its work.
 */
export function ensureTestBrowsers() {
  if (process.env.CHROMIUM) return { CHROMIUM: process.env.CHROMIUM }
  const CHROMIUM = ensureChromium()
  // named together, both stay of one version
  if (!headlessShell() && onPath('chromium')) installDebian(['chromium', 'chromium-headless-shell'])
  return { CHROMIUM, ...(headlessShell() && { CHROMIUM_SHELL: headlessShell() }) }
}

/** WebKitGTK with its driver, and a screen for it. */
const WEBKIT = ['webkit2gtk-driver', 'xvfb']

/** WebKitGTK's little browser, which its package keeps out of the path. */
function miniBrowser() {
  const folder = '/usr/lib'
  const places = existsSync(folder)
    ? [folder, ...readdirSync(folder).map((name) => path.join(folder, name))].flatMap((place) =>
        ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
          path.join(place, version, 'MiniBrowser'),
        ),
      )
    : []
  return places.find((file) => existsSync(file))
}

const firefox = () => process.env.FIREFOX || onPath('firefox-esr')
const webkit = () => onPath('WebKitWebDriver') && onPath('Xvfb') && miniBrowser()

/**
 * Paths of Firefox ESR and of WebKitGTK with its driver and an X server, as variables for the tests that open them;
 * what cannot be installed is told.
 */
export function ensureOtherBrowsers() {
  const missing = [...(firefox() ? [] : ['firefox-esr']), ...(webkit() ? [] : WEBKIT)]
  if (missing.length > 0) installDebian(missing)
  if (!firefox()) console.warn('\n⚠ Sin Firefox ESR: sus pruebas NO corren. Instalar firefox-esr o indicar FIREFOX.\n')
  if (!webkit()) console.warn(`\n⚠ Sin WebKitGTK: sus pruebas NO corren. Instalar ${WEBKIT.join(', ')}.\n`)
  return {
    ...(firefox() && { FIREFOX: firefox() }),
    ...(webkit() && { WEBKIT_DRIVER: onPath('WebKitWebDriver'), WEBKIT_BROWSER: miniBrowser() }),
  }
}

/** Whether a PostgreSQL server can be started; without one the store's tests run on the embedded database alone. */
export function ensurePostgres() {
  if (postgres() || (installDebian(['postgresql']) && postgres())) return true
  console.warn('\n⚠ Sin servidor PostgreSQL: las pruebas del almacén corren solo sobre la base embebida.\n')
  return false
}

/**
 * Begins to install all missing programs at once, so that npm's packages come meanwhile: on a bare machine each of the
 * two takes half a minute. Resolves when it ended; what is still missing then is left to the `ensure` functions.
 */
export function beginInstalling() {
  const packages = [
    ...(chromium() ? [] : CHROMIUM_PACKAGES),
    ...(process.env.CHROMIUM || headlessShell() ? [] : ['chromium', 'chromium-headless-shell']),
    ...(firefox() ? [] : ['firefox-esr']),
    ...(webkit() ? [] : WEBKIT),
    ...(postgres() ? [] : ['postgresql']),
  ]
  if (packages.length === 0 || !canInstall()) return Promise.resolve()
  console.log(`Instalando ${packages.join(' ')}…`)
  // one program does both: npm's keeps this process waiting
  const script = `apt-get update -q && apt-get ${installing(packages).join(' ')}`
  return new Promise((resolve) => spawn('sh', ['-c', script], DEBIAN).on('close', resolve).on('error', resolve))
}
