import { routes } from '../../generated/routes.ts'
import { features } from '../../src/console/features/index.ts'
import { startSession } from '../../src/console/session/index.ts'
import { resetSession } from '../../src/console/session/state.ts'
import { consoleRoutes } from '../../src/console/shell/router.tsx'
import { toast } from '../../src/console/ui/toast.ts'
// Imports the lazily loaded parts of the shell before any test, because compiling them may take longer than a test
// waits. Each test imports its own page for the same reason.
import '../../src/console/commands/Palette.tsx'
import '../../src/console/commands/ShortcutSheet.tsx'
import '../../src/console/shell/Shell.tsx'
import '../../src/console/features/GlobalWatchers.tsx'
import '../../src/console/features/training/TrainingEndNotice.tsx'
import '../../src/console/features/training/TrainingStrip.tsx'
import '../../src/console/features/chats/watch/Watch.tsx'
import { openRoutes } from './router.tsx'

let stop: (() => void) | undefined

/** Opens the whole console at a path, as a browser does; `token` is the stored session of an earlier visit. */
export function openConsole(path: string, { token }: { token?: string } = {}) {
  if (token) localStorage.setItem('jwt', token)
  closeConsole()
  // Toasts outlive the console of an earlier test, with what they undo.
  toast.clear()
  resetSession()
  stop = startSession()
  const { go, at } = openRoutes(consoleRoutes(routes, features), path)
  return { go, path: () => at().pathname, query: () => at().search }
}

/** Removes the listeners on the window; the next console would otherwise handle every event twice. */
export function closeConsole(): void {
  stop?.()
  stop = undefined
}
