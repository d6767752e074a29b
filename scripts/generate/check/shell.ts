import type { Contract } from '../contract.ts'
import { type Finding, finding } from '../places.ts'
import { needsTraining } from '../transform/screens.ts'

/** Checks that the shell has the scope and warning texts that the description and the screens need. */
export function checkShell(contract: Contract): Finding[] {
  const { shell, screens, calls, allCalls } = contract
  const found: Finding[] = []
  const isScoped = [...allCalls.values()].some(({ parameters }) => parameters.some((one) => one['x-scope']))
  if (isScoped && !shell.scope)
    found.push(finding(shell, undefined, 'the shell has no scope texts', 'add scope, because paths have x-scope'))
  if (!isScoped && shell.scope)
    found.push(finding(shell, 'scope', 'scope has no effect: no path has x-scope', 'remove scope'))
  for (const { screen } of screens) {
    if (screen.danger && !shell.warnings?.danger)
      found.push(finding(screen, 'danger', 'the shell has no text for danger', 'add warnings.danger to shell.json'))
    if (needsTraining(calls, screen) && !shell.warnings?.training)
      found.push(
        finding(screen, undefined, 'the shell has no text for training', 'add warnings.training to shell.json'),
      )
  }
  return found
}
