import { readFileSync } from 'node:fs'
import path from 'node:path'

const minimums = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../config/browsers.json'), 'utf8'))
/**
 * esbuild's and Vite's names of the browsers they support. The browsers that are not listed share one of these engines.
 */
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', safari_ios: 'ios' }

/**
 * Build targets of the widget or the console: its oldest supported browsers.
 * @param {'widget' | 'console'} part
 * @returns {string[]}
 */
export const targetsOf = (part) =>
  Object.entries(minimums[part]).flatMap(([browser, version]) => (browser in NAMES ? NAMES[browser] + version : []))
