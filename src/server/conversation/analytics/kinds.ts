import { ChatQuoteKindOptions } from '../../../../generated/options.ts'

/** The kinds of messages with their names; some of them only analytics tell apart. */
export const KIND_OPTIONS: readonly { value: unknown; label: string }[] = [
  { value: 'template', label: 'Plantilla' },
  { value: 'file', label: 'Archivo' },
  ...ChatQuoteKindOptions,
]

/** Returns the name of a kind of messages. */
export const kindName = (kind: string): string => KIND_OPTIONS.find(({ value }) => value === kind)?.label ?? kind
