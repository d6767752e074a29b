/** Returns a copy of a list with one item moved. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** Converts named records to options. */
export const toOptions = (all: readonly { id: number; name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }))
