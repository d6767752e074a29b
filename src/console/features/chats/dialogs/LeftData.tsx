import { formatDateTime } from '../../../ui/format.ts'
import { takeOverLabels } from '../../contacts/take-over.ts'
import type { Contact } from './contact-values.ts'

interface LeftDataProps {
  contact: Contact
  /** the values in the form of the contact */
  typed: { email: string; phone: string }
  /** puts a value into a field of that form */
  onTake: (field: 'email' | 'phone', value: string) => void
}

/** What a contact told the bot or typed into a form; what the contact lacks can be taken over from it. */
export function LeftData({ contact: { collected = [] }, typed, onTake }: LeftDataProps) {
  if (collected.length === 0) return null
  return (
    <section className="contact-part">
      <h3>Datos que dejó</h3>
      <ul className="contact-list">
        {collected.map(({ label, value, at, completes }) => (
          <li key={label}>
            <span>
              {label}: <bdi>{value}</bdi>
            </span>
            <small className="num">{formatDateTime(at)}</small>
            {completes && typed[completes] === '' && (
              <button type="button" className="link-button" onClick={() => onTake(completes, value)}>
                {takeOverLabels[completes]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
