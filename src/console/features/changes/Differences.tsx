import './changes.css'
import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'

interface DifferencesProps {
  caption: string
  /** headings of the values on the left and on the right */
  columns: readonly [string, string]
  differences: readonly components['schemas']['ChangeDifference'][]
}

/** Values before and after, side by side; one below the other on phones. */
export function Differences({ caption, columns, differences }: DifferencesProps) {
  const [left, right] = columns
  const id = useId()
  return (
    <section className="changes-part">
      <h3 id={id}>{caption}</h3>
      <table className="changes-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Dato</th>
            <th scope="col">{left}</th>
            <th scope="col">{right}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td data-label={left}>
                <del>{before}</del>
              </td>
              <td data-label={right}>
                <ins>{after}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
