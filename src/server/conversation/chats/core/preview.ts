import { ChatQuoteKindOptions } from '../../../../../generated/options.ts'
import { type Previewed, type PreviewKind, previewOf } from '../../../../contract/preview.ts'
import { isBlank, NO_TEXT } from '../../../../contract/trimmed.ts'

/** {@link previewOf} with the names of the API. */
export const preview = (message: Previewed) => previewOf(message, ChatQuoteKindOptions)

/** Returns a stored preview as people read it: those from before may have a text of which nothing can be seen. */
export function readablePreview(text: string, kind: PreviewKind): string {
  if (text === '' || !isBlank(text)) return text
  const named = kind === 'text' ? undefined : ChatQuoteKindOptions.find(({ value }) => value === kind)
  return named?.label ?? NO_TEXT
}
