import { readFileSync } from 'node:fs'
import path from 'node:path'

const floors = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../config/browsers.json'), 'utf8'))
/** esbuild's and Vite's names of the browsers that they compile for; the others have the engines of these. */
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', safari_ios: 'ios' }

/**
 * What the widget or the console is compiled for: the oldest browsers that it must run in.
 * @param {'widget' | 'console'} part
 * @returns {string[]}
 */
export const targetsOf = (part) =>
  Object.entries(floors[part]).flatMap(([browser, version]) => (browser in NAMES ? NAMES[browser] + version : []))
