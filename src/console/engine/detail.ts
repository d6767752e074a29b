import { getPath } from '../../contract/path.ts'
import { DASH } from '../ui/format.ts'

/** A text with the record's values in place of their fields' names. */
export const detailOf = (text: string, record: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{([^}]+)\}/g, (_, path: string) => String(getPath(record, path) ?? DASH))
