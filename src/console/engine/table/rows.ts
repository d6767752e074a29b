import type { ComponentType } from 'react'
import { useResourceDefinition } from 'react-admin'
import { getPath } from '../../../contract/path.ts'
import type { Column, TableScreen } from '../../../contract/screen.ts'
import type { Row } from '../fields/kinds.ts'
import { plainText } from '../fields/text.ts'

/** Props of a view of the rows. */
export interface RowsProps {
  body: TableScreen
  title: string
  /** rows have a checkbox */
  selectable: boolean
  /** further buttons in each row, from an override */
  extraActions?: ComponentType<{ row: Row }> | undefined
}

/** Returns the column that titles a row: the first that is not a number, because an id identifies no row for people. */
export const headingOf = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ source, type }) => source !== 'id' && type !== 'integer') ?? columns[0]

/** Returns a row's name: by its resource's representation, else its first non-empty column, with the id last. */
export function useRowName(columns: readonly Column[], row: Row): string {
  const { recordRepresentation } = useResourceDefinition()
  const called = typeof recordRepresentation === 'string' ? getPath(row, recordRepresentation) : undefined
  if (typeof called === 'string' && called !== '') return called
  const texts = [...columns]
    .sort((a, b) => Number(a.source === 'id') - Number(b.source === 'id'))
    .map((column) => plainText(column, getPath(row, column.source)))
  return texts.find((text) => text !== '') ?? ''
}
