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

/**
 * Paths of the browsers of Playwright's tests, as variables: Chromium, and its headless shell, which is the same engine
 * without windows and needs a third less of the processor. Where there is no shell, Chromium does its work.
 */
export function ensureTestBrowsers() {
  if (process.env.CHROMIUM) return { CHROMIUM: process.env.CHROMIUM }
  const shell = () => onPath('chromium-headless-shell')
  const CHROMIUM = ensureChromium()
  // named together, both stay of one version
  if (!shell() && onPath('chromium')) installDebian(['chromium', 'chromium-headless-shell'])
  return { CHROMIUM, ...(shell() && { CHROMIUM_SHELL: shell() }) }
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

/**
 * Paths of Firefox ESR and of WebKitGTK with its driver and an X server, as variables for the tests that open them;
 * what cannot be installed is told.
 */
export function ensureOtherBrowsers() {
  const firefox = () => process.env.FIREFOX || onPath('firefox-esr')
  const webkit = () => onPath('WebKitWebDriver') && onPath('Xvfb') && miniBrowser()
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
