/**
 * Returns whether a URL matches a pattern: a path if the pattern starts with a slash, else a full URL without query;
 * `*` matches any text.
 */
export function matchesPatterns(
  patterns: readonly string[],
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): boolean {
  return patterns.some((pattern) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`).test(
      pattern[0] === '/' ? pathname : origin + pathname,
    ),
  )
}
