/** Colours that a label is offered; the first one is that of a new label. */
export const LABEL_COLORS = [
  '#0f6963',
  '#1f5fa8',
  '#7a3ea8',
  '#b3261e',
  '#c8642b',
  '#a86400',
  '#1d7a40',
  '#545e5a',
] as const
