import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The oldest supported version of each browser. */
export type MinimumVersions = Record<string, string>

/** Minimum browser versions of the widget and of the console. The builds read their targets from the same file. */
export const minimumVersions: Record<'widget' | 'console', MinimumVersions> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../config/browsers.json'), 'utf8'),
)

/**
 * Members that no browser version provides on pages without https. MDN's data records this for only some of them. The
 * console may be opened over plain http inside a company, and the widget may be on such a page.
 */
export const SECURE_ONLY = new Set(['randomUUID', 'subtle', 'clipboard', 'locks', 'mediaDevices', 'serviceWorker'])

/** Names of package members that browsers also have in a newer API. */
export const OF_PACKAGES = ['use']

/** Properties that may be unsupported because the page works without them, with the effect. */
export const ENHANCEMENTS: Record<string, string> = {
  'accent-color': "a checkbox has the browser's color",
  'content-visibility': 'the layout of a long page takes longer',
  'field-sizing': 'a script resizes the text box where CSS does not',
  'overflow-anchor': 'a script keeps the scroll position of the thread',
  'overscroll-behavior': 'the page behind scrolls as well when the end is reached',
  resize: 'a box scrolls by touch',
  'scrollbar-color': "the scroll bar has the browser's style",
  'scrollbar-width': "the scroll bar has the browser's style",
  'text-size-adjust': 'text may be larger on a phone in landscape orientation',
  'text-wrap': 'the lines of a title are less balanced',
}
