import { printDeciding } from './dialogue/deciding.ts'
import { readDialogues, type Split } from './dialogue/files.ts'
import { playAll } from './dialogue/play.ts'
import { listDialogues, printResults } from './dialogue/report.ts'

/**
 * `npm run bench -- dialogue`: plays the conversations of `dialogues/` with the demo's bots and judges each turn.
 * `--list` prints those that went wrong, of the development half only: the other half is kept apart, so that it
 * measures how the bot does with customers nobody looked at. `--held-out` plays only that half; with `--list` it is
 * printed too. `--all` lists the good conversations too. `--times` only measures how long the turns take to decide.
 */
export async function benchDialogue(args: readonly string[] = []): Promise<void> {
  const apart = args.includes('--held-out')
  const wanted: readonly Split[] = apart ? ['held-out'] : ['development', 'held-out']
  const { played, deciding } = await playAll(
    readDialogues().filter(({ split }) => wanted.includes(split)),
    args.includes('--times'),
  )
  printDeciding(deciding)
  if (args.includes('--times')) return
  if (args.includes('--list') || args.includes('--all'))
    listDialogues(apart ? 'held-out' : 'development', played, args.includes('--all') ? 'all' : 'failed')
  for (const split of wanted) printResults(split, played)
}
