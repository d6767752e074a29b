import { ChatQuoteKindOptions } from '../../../../../generated/options.ts'
import { type Previewed, previewOf } from '../../../../contract/preview.ts'

/** {@link previewOf} with the names of the API. */
export const preview = (message: Previewed) => previewOf(message, ChatQuoteKindOptions)
