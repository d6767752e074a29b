import { responseCreateBody } from '../../../../../generated/validators/responses.js'

/** The contract's label of a part of a response, such as `buttons.*.title`; they are the same in each kind of response. */
export const labelOf = (path: string): string => responseCreateBody.fields[path]?.label ?? ''
