import type { Option } from '../../../../contract/screen.ts'

/** Returns how a value is called; the value itself if it has no name any more. */
export const labelOf = (options: readonly Option[], value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? String(value)
