import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The oldest version of each browser that a part of the product must run in. */
export type Floor = Record<string, string>

/** The floors of the widget and of the console; the builds take their targets from the same file. */
export const floors: Record<'widget' | 'console', Floor> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../config/browsers.json'), 'utf8'),
)

/**
 * What browsers lack on a page without https, whatever their version; MDN's data does not say it per member. The
 * console is opened by plain http within a company, the widget on such pages.
 */
export const SECURE_ONLY = new Set(['randomUUID', 'subtle', 'clipboard', 'locks', 'mediaDevices', 'serviceWorker'])

/** Members of packages' objects that browsers have newer ones of the same name of. */
export const OF_PACKAGES = ['use']

/** Properties that a page works without where a browser does not know them, by why. */
export const ENHANCEMENTS: Record<string, string> = {
  'accent-color': 'a tick has the colour of the browser',
  'content-visibility': 'a long page takes longer to be laid out',
  'field-sizing': 'the text box grows by script where CSS does not do it',
  'overflow-anchor': 'the thread keeps its place by script',
  'overscroll-behavior': 'what lies behind scrolls along at the end',
  resize: 'a box that a finger cannot drag scrolls',
  'scrollbar-color': 'the scroll bar looks as the browser has it',
  'scrollbar-width': 'the scroll bar looks as the browser has it',
  'text-size-adjust': 'text may be larger on a phone that lies on its side',
  'text-wrap': 'the lines of a title are less even',
}
