import Skeleton from '@mui/material/Skeleton'
import { type Identifier, useGetRecordRepresentation, useReference } from 'react-admin'
import { Badge } from '../../ui/Badge.tsx'
import { isEmpty } from '../../ui/format.ts'
import { isWebAddress } from '../../ui/web-address.ts'
import type { CellProps } from './kinds.ts'
import { missingOptionText } from './missing-option.ts'
import { plainText } from './text.ts'

/** Maximum number of list values shown in a cell; the rest is counted. */
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

/** A date or time without line breaks, with its machine-readable value. */
export function TimeCell({ field, value }: CellProps) {
  return (
    <time className="cell-num" dateTime={String(value)}>
      {plainText(field, value)}
    </time>
  )
}

/** An enum value as a badge in its option's tone. */
export function EnumCell({ field, value }: CellProps) {
  const option = field.options?.find((one) => String(one.value) === String(value))
  return <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? String(value)}</Badge>
}

export function BooleanCell({ field, value }: CellProps) {
  if (field.options) return <EnumCell field={field} value={value} record={{}} />
  return <span className={value === true ? undefined : 'cell-soft'}>{plainText(field, value)}</span>
}

/** The first values of a list, followed by the number of further ones. */
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

/** The number of items in a list. */
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

/** Links only http and https URLs. */
export function UrlCell({ value }: CellProps) {
  const address = String(value)
  if (!isWebAddress(address)) return <span className="cell-text">{address}</span>
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

/** The label of the referenced record. Labels of all rows are fetched in one request. */
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
  // A dash would mean that the value is empty.
  if (isPending) return <Skeleton variant="text" width={96} aria-hidden="true" />
  // An unreadable record is not necessarily deleted, so show the id.
  if (error) return <TextCell {...props} />
  const text = referenceRecord ? representation(referenceRecord) : missingOptionText(props.value)
  return isEmpty(text) ? <TextCell {...props} /> : <span className="cell-text">{text}</span>
}
