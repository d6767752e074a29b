import type { Screen } from '../../contract/screen.ts'

/** What the page frame shows of a screen, whatever its body is. */
export function frameOf({ title, help, danger, warning, tabs, links }: Omit<Screen, 'body'>) {
  return { title, help, danger, warning, tabs, links }
}
