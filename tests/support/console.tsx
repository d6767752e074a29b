import { routes } from '../../generated/routes.ts'
import { features } from '../../src/console/features/index.ts'
import { startSession } from '../../src/console/session/index.ts'
import { resetSession } from '../../src/console/session/state.ts'
import { consoleRoutes } from '../../src/console/shell/router.tsx'
// The shell's parts that are loaded when they are shown, here before any test: compiling them may take longer than a
// test waits. The page of a test is imported by the test for the same reason.
import '../../src/console/commands/Palette.tsx'
import '../../src/console/commands/ShortcutSheet.tsx'
import '../../src/console/shell/Shell.tsx'
import '../../src/console/features/Everywhere.tsx'
import '../../src/console/features/training/TellEnd.tsx'
import '../../src/console/features/training/TrainingStrip.tsx'
import '../../src/console/features/chats/watch/Watch.tsx'
import { openRoutes } from './router.tsx'

let stop: (() => void) | undefined

/** Opens the whole console at an address, as a browser would; `token` is what an earlier visit left behind. */
export function openConsole(path: string, { token }: { token?: string } = {}) {
  if (token) localStorage.setItem('jwt', token)
  closeConsole()
  resetSession()
  stop = startSession()
  const { go, at } = openRoutes(consoleRoutes(routes, features), path)
  return { go, path: () => at().pathname }
}

/** Stops listening to the window; the next console would otherwise hear everything twice. */
export function closeConsole(): void {
  stop?.()
  stop = undefined
}
