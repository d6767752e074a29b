import { onTestFinished, vi } from 'vitest'

/**
 * Collects what the test that calls it saves as files. Without it, the click on the link would lead the window of all
 * tests away from the console.
 */
export function collectSavedFiles(): Blob[] {
  const files: Blob[] = []
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => {
    created.mockRestore()
    clicked.mockRestore()
  })
  return files
}
