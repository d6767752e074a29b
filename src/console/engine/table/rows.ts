import type { ComponentType } from 'react'
import { useResourceDefinition } from 'react-admin'
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

/**
 * What a row is called: by its resource's representation, or else by its first column that says something (an id says
 * it only when nothing else does).
 */
export function useRowName(columns: readonly Column[], row: Row): string {
  const { recordRepresentation } = useResourceDefinition()
  const called = typeof recordRepresentation === 'string' ? getPath(row, recordRepresentation) : undefined
  if (typeof called === 'string' && called !== '') return called
  const texts = [...columns]
    .sort((a, b) => Number(a.source === 'id') - Number(b.source === 'id'))
    .map((column) => plainText(column, getPath(row, column.source)))
  return texts.find((text) => text !== '') ?? ''
}
