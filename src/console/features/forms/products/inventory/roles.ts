/** Roles of the parts of the table: some browsers take theirs away where the style sheet places rows and cells. */
export const roles = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  gridcell: { role: 'gridcell' },
  fixed: { role: 'gridcell', 'aria-readonly': true },
} as const
