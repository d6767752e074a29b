/** Milliseconds after which no element loads an address that was shown. */
const SOON = 10_000

/**
 * Frees the file behind an object URL, after elements that are leaving the page or a download that is beginning have
 * loaded it: freed at once, they log an error.
 */
export const releaseObjectUrl = (url: string): void => {
  setTimeout(() => URL.revokeObjectURL(url), SOON)
}
