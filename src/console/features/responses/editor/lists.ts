/** A copy with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** Things of the bot as options. */
export const named = (all: readonly { id: number; name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }))
