// Finds the programs that tests need (browsers and a PostgreSQL server) and installs the Debian packages if possible.
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

/** Chromium, and fonts for the texts and emoji of pages. */
const CHROMIUM_PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']
const headlessShell = () => onPath('chromium-headless-shell')

/** Returns the path of Chromium. Ends this process if there is none, because the browser tests need it. */
function ensureChromium() {
  const found = chromium() ?? (installDebian(CHROMIUM_PACKAGES) && chromium())
  if (found) return found
  console.error('Falta un navegador: instalar Chromium o indicar su ruta en la variable CHROMIUM.')
  process.exit(1)
}

/**
 * Returns the browsers of the Playwright tests as environment variables: Chromium and its headless shell, which is the
 * same engine without windows and uses a third less CPU. Without a shell, Chromium is used instead.
 */
export function ensureTestBrowsers() {
  if (process.env.CHROMIUM) return { CHROMIUM: process.env.CHROMIUM }
  const CHROMIUM = ensureChromium()
  // Installing both together keeps them at the same version.
  if (!headlessShell() && onPath('chromium')) installDebian(['chromium', 'chromium-headless-shell'])
  return { CHROMIUM, ...(headlessShell() && { CHROMIUM_SHELL: headlessShell() }) }
}

/** WebKitGTK with its driver, and a virtual X server. */
const WEBKIT = ['webkit2gtk-driver', 'xvfb']

/** The path of WebKitGTK's MiniBrowser, which is not on PATH. */
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
 * Returns the paths of Firefox ESR and of WebKitGTK with its driver as environment variables. Warns about browsers that
 * cannot be installed.
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

/**
 * Returns whether a PostgreSQL server can be started; without one the store's tests only run on the embedded database.
 */
export function ensurePostgres() {
  if (postgres() || (installDebian(['postgresql']) && postgres())) return true
  console.warn('\n⚠ Sin servidor PostgreSQL: las pruebas del almacén corren solo sobre la base embebida.\n')
  return false
}

/**
 * Starts to install all missing programs in parallel with npm's packages, because on a bare machine each takes half a
 * minute. Resolves when the installation ends; the `ensure` functions handle what is still missing.
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
  // One child process runs both commands, because npm ci blocks this process synchronously.
  const script = `apt-get update -q && apt-get ${installing(packages).join(' ')}`
  return new Promise((resolve) => spawn('sh', ['-c', script], DEBIAN).on('close', resolve).on('error', resolve))
}
