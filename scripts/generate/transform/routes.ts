import type { Screen } from '../../../src/contract/screen.ts'
import type { Route } from '../../../src/contract/shell.ts'
import { CONTRACT, head, literal } from '../print.ts'
import { screenFile } from './screens.ts'

export function toRoute({ route, title, gate, body }: Screen): Route {
  return { path: route, title, gate, kind: body.kind, ...(body.kind === 'page' ? { page: body.page } : {}) }
}

/** Generates the route table; each screen is a separate module, loaded with its route. */
export function routesModule(screens: readonly Screen[]): string {
  const entries = screens.map(
    (screen) =>
      `  {\n    ...${literal(toRoute(screen), '    ')},\n    load: () => import('./screens/${screenFile(screen.route)}.ts'),\n  },\n`,
  )
  return `${head}import type { Screen } from '${CONTRACT}/screen.ts'
import type { Route } from '${CONTRACT}/shell.ts'

export const routes: (Route & { load?: () => Promise<{ default: Screen }> })[] = [
${entries.join('')}]
`
}
