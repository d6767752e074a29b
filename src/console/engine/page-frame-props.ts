import type { Screen } from '../../contract/screen.ts'

/** Returns a screen's page frame props, for any kind of body. */
export function pageFrameProps({ title, help, danger, warning, tabs, links }: Omit<Screen, 'body'>) {
  return { title, help, danger, warning, tabs, links }
}
