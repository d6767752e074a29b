import type { Contract } from '../contract.ts'
import { type Finding, finding } from '../places.ts'
import { needsTraining } from '../transform/screens.ts'

/** The shell says what stands above its menu and its pages, where the description and the screens ask for it. */
export function checkShell(contract: Contract): Finding[] {
  const { shell, screens, calls, every } = contract
  const found: Finding[] = []
  const isScoped = [...every.values()].some(({ parameters }) => parameters.some((one) => one['x-scope']))
  if (isScoped && !shell.scope)
    found.push(
      finding(shell, undefined, 'the shell does not say what users choose to work on', 'add scope: paths have x-scope'),
    )
  if (!isScoped && shell.scope)
    found.push(finding(shell, 'scope', 'nothing is chosen: no path has x-scope', 'take scope away'))
  for (const { screen } of screens) {
    if (screen.danger && !shell.warnings?.danger)
      found.push(finding(screen, 'danger', 'the shell has no text for danger', 'add warnings.danger to shell.json'))
    if (needsTraining(calls, screen) && !shell.warnings?.training)
      found.push(
        finding(
          screen,
          undefined,
          'the shell has no text for what needs a training',
          'add warnings.training to shell.json',
        ),
      )
  }
  return found
}
