import { ApiError } from '../api/errors.ts'

/** Whether a record that was read before is not there any more, or not for the caller. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
