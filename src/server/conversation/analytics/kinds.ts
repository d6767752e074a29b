import { AnalyticsOtherKindOptions, ChatQuoteKindOptions } from '../../../../generated/options.ts'

/** The kinds of messages with their names. */
export const KIND_OPTIONS: readonly { value: unknown; label: string }[] = [
  ...AnalyticsOtherKindOptions,
  ...ChatQuoteKindOptions,
]

/** Returns the name of a kind of messages. */
export const kindName = (kind: string): string => KIND_OPTIONS.find(({ value }) => value === kind)?.label ?? kind
