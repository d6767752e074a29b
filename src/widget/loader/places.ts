/**
 * Whether an address fits one of the patterns: a path when it begins with a slash, else a whole address without what
 * follows the `?`; `*` is any text.
 */
export function fits(
  patterns: readonly string[],
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): boolean {
  return patterns.some((pattern) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`).test(
      pattern[0] === '/' ? pathname : origin + pathname,
    ),
  )
}
