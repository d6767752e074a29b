/**
 * Returns an id that came from outside as one part of a path; undefined for what is none, and would lead to another place
 * of the platform, where the key of the account goes with the request.
 */
export const pathPart = (id: string | undefined): string | undefined =>
  id !== undefined && /^[\w-][\w.:=~-]{0,499}$/.test(id) && !id.includes('..') ? encodeURIComponent(id) : undefined
