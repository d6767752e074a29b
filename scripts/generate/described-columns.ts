/** The columns, as `table.column`, that the text of the file of columns has a line for. */
export const describedColumns = (text: string): string[] =>
  [...text.matchAll(/^ {2}'(\w+\.\w+)': /gm)].map(([, name = '']) => name)
