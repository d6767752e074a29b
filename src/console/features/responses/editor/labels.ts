import { responseCreateBody } from '../../../../../generated/validators/responses.js'

/**
 * Returns the label of a response field from the contract, e.g. `buttons.*.title`. Labels are the same for all kinds of
 * responses.
 */
export const labelOf = (path: string): string => responseCreateBody.fields[path]?.label ?? ''
