import Skeleton from '@mui/material/Skeleton'
import { type Identifier, useGetRecordRepresentation, useReference } from 'react-admin'
import { Badge } from '../../ui/Badge.tsx'
import { isEmpty } from '../../ui/format.ts'
import { goneText } from './gone.ts'
import type { CellProps } from './kinds.ts'
import { plainText } from './text.ts'

/** Values in a cell before the rest is only counted. */
const LISTED = 3

export function TextCell({ field, value }: CellProps) {
  return <span className="cell-text">{plainText(field, value)}</span>
}

export function LinesCell({ field, value }: CellProps) {
  return <span className="cell-text cell-lines">{plainText(field, value)}</span>
}

export function NumberCell({ field, value }: CellProps) {
  return <span className="cell-num">{plainText(field, value)}</span>
}

/** Dates and times do not break across lines; the machine-readable value goes along. */
export function TimeCell({ field, value }: CellProps) {
  return (
    <time className="cell-num" dateTime={String(value)}>
      {plainText(field, value)}
    </time>
  )
}

/** An enumerated value with the tone of its option. */
export function EnumCell({ field, value }: CellProps) {
  const option = field.options?.find((one) => String(one.value) === String(value))
  return <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? String(value)}</Badge>
}

export function BooleanCell({ field, value }: CellProps) {
  if (field.options) return <EnumCell field={field} value={value} record={{}} />
  return <span className={value === true ? undefined : 'cell-soft'}>{plainText(field, value)}</span>
}

/** The first values of a list, then how many more there are. */
export function ListedCell({ field, value }: CellProps) {
  const all = Array.isArray(value) ? value : [value]
  const rest = all.length - LISTED
  return (
    <span className="cell-text">
      {plainText(field, all.slice(0, LISTED))}
      {rest > 0 && <span className="cell-soft"> y {rest} más</span>}
    </span>
  )
}

/** How many items a list holds. */
export function CountCell({ value }: CellProps) {
  return <span className="cell-num">{Array.isArray(value) ? value.length : 1}</span>
}

export function EmailCell({ value }: CellProps) {
  return (
    <a className="cell-text" href={`mailto:${String(value)}`}>
      {String(value)}
    </a>
  )
}

export function PhoneCell({ value }: CellProps) {
  return (
    <a className="cell-num" href={`tel:${String(value).replace(/[^\d+]/g, '')}`}>
      {String(value)}
    </a>
  )
}

/** Only web addresses become links. */
export function UrlCell({ value }: CellProps) {
  const address = String(value)
  if (!/^https?:\/\//i.test(address)) return <span className="cell-text">{address}</span>
  return (
    <a className="cell-text" href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//i, '')}
    </a>
  )
}

export function ColorCell({ value }: CellProps) {
  return (
    <span className="cell-color">
      <span style={{ background: String(value) }} />
      {String(value)}
    </span>
  )
}

export function ImageCell({ field, value }: CellProps) {
  return <img className="cell-picture" src={String(value)} alt={field.label} loading="lazy" />
}

export function JsonCell({ field, value }: CellProps) {
  return <code className="mono cell-text">{plainText(field, value)}</code>
}

/** The label of the record that is pointed to, asked for together with those of the other rows. */
export function ReferenceCell(props: CellProps) {
  return props.field.reference ? (
    <Referred {...props} resource={props.field.reference.resource} />
  ) : (
    <TextCell {...props} />
  )
}

function Referred({ resource, ...props }: CellProps & { resource: string }) {
  const representation = useGetRecordRepresentation(resource)
  const { referenceRecord, isPending, error } = useReference({ reference: resource, id: props.value as Identifier })
  // the dash would say that there is none
  if (isPending) return <Skeleton variant="text" width={96} aria-hidden="true" />
  // what may not be read is not said to be gone
  if (error) return <TextCell {...props} />
  const text = referenceRecord ? representation(referenceRecord) : goneText(props.value)
  return isEmpty(text) ? <TextCell {...props} /> : <span className="cell-text">{text}</span>
}
