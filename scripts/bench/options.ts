/** A number given as `--name 12` or `--name=12` after `npm run bench --`; `usual` when absent. */
export function option(name: string, usual: number): number {
  const args = process.argv.slice(2)
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  const given = Number(args[at]?.split('=')[1] ?? args[at + 1])
  return at >= 0 && Number.isFinite(given) && given > 0 ? given : usual
}
