import { getPath } from '../../contract/path.ts'
import { DASH } from '../ui/format.ts'

/** Replaces `{field}` placeholders in a text with the record's values. */
export const fillPlaceholders = (text: string, record: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{([^}]+)\}/g, (_, path: string) => String(getPath(record, path) ?? DASH))
