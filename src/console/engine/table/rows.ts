import type { ComponentType } from 'react'
import { getPath } from '../../../contract/path.ts'
import type { Column, TableScreen } from '../../../contract/screen.ts'
import type { Row } from '../fields/kinds.ts'
import { plainText } from '../fields/text.ts'

/** What a view of the rows needs to know of its screen. */
export interface RowsProps {
  body: TableScreen
  title: string
  /** further buttons of each row, of an override */
  extraActions?: ComponentType<{ row: Row }> | undefined
}

/** What a row is called: its first column that says something (an id says it only when nothing else does). */
export function rowName(columns: readonly Column[], row: Row): string {
  const texts = [...columns]
    .sort((a, b) => Number(a.source === 'id') - Number(b.source === 'id'))
    .map((column) => plainText(column, getPath(row, column.source)))
  return texts.find((text) => text !== '') ?? ''
}
