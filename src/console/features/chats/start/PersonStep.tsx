import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChatStartInputLimits } from '../../../../../generated/limits.ts'
import { matchKey } from '../../../../contract/phone-forms.ts'
import { isPhoneLike } from '../../../../contract/typed-phone.ts'
import { mayOpen } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import { useArrowKeys } from '../templates/useArrowKeys.ts'
import { type Found, findPeople, type Person, personWith } from './people.ts'

/** Milliseconds without typing before the agenda is searched. */
const SEARCH_DELAY = 250

interface PersonStepProps {
  /** the number of the business, whose country a number without code belongs to */
  line: string
  query: string
  onQuery: (query: string) => void
  onChoose: (person: Person) => void
}

/** Whom to write to: a contact of the agenda, for those who may see it, or a phone number. */
export function PersonStep({ line, query, onQuery, onChoose }: PersonStepProps) {
  const may = mayOpen('/contacts', useSession())
  const typed = personWith(query, line)
  return may ? (
    <Search line={line} query={query} onQuery={onQuery} onChoose={onChoose} typed={typed} />
  ) : (
    <People query={query} onQuery={onQuery} onChoose={onChoose} typed={typed} found={[]} label="Teléfono" />
  )
}

function Search({ query, typed, ...rest }: PersonStepProps & { typed: Person | undefined }) {
  const { botId } = useChatsContext()
  const [asked, setAsked] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [query])
  const sought = asked.trim()
  const { data, error, reload } = useLoad(`people ${sought}`, (signal) => findPeople(botId, sought, signal))
  const last = useRef<Found[]>(undefined)
  if (data) last.current = data
  // What was found before stays until the answer: the list does not jump with each letter.
  const found = data ?? last.current
  return (
    <>
      <People {...rest} query={query} typed={typed} found={found} label="Contacto o teléfono" />
      {error ? <LoadFailure error={error} onRetry={reload} /> : found ? null : <Loading />}
    </>
  )
}

interface PeopleProps extends Omit<PersonStepProps, 'line'> {
  label: string
  typed: Person | undefined
  found: readonly Found[] | undefined
}

function People({ label, query, onQuery, onChoose, typed, found = [] }: PeopleProps) {
  const items = useRef<HTMLUListElement>(null)
  const moveFocus = useArrowKeys(items)
  const isNew = typed && 'phone' in typed && !found.some(({ key }) => key === matchKey(typed.phone))
  const isIncomplete = !typed && isPhoneLike(query)

  function chooseOnly(event: KeyboardEvent): void {
    moveFocus(event)
    if (event.key !== 'Enter' || !isNew) return
    event.preventDefault()
    onChoose(typed)
  }

  return (
    <>
      <TextField
        label={label}
        help={
          isIncomplete
            ? 'Completa el número. Si es de otro país, empieza con + y su código.'
            : 'Si es de otro país, empieza con + y su código.'
        }
        limit={ChatStartInputLimits.phone.maxLength}
        value={query}
        onChange={onQuery}
        autoFocus
        autoComplete="off"
        onKeyDown={chooseOnly}
      />
      <ul className="template-list" ref={items} onKeyDown={moveFocus}>
        {isNew && (
          <li>
            <button type="button" onClick={() => onChoose(typed)}>
              <span className="start-new">
                <Icon name="phone" size={18} />
                <span>
                  Escribir a <b className="num">{typed.shown}</b>
                </span>
              </span>
            </button>
          </li>
        )}
        {found.map(({ person, obstacle }) => (
          <li key={'contactId' in person ? person.contactId : person.phone}>
            <button
              type="button"
              aria-disabled={obstacle !== null}
              onClick={() => obstacle === null && onChoose(person)}
            >
              <span className="template-name" dir="auto">
                {person.name}
              </span>
              <span className="template-item-facts num">{person.shown}</span>
              {obstacle && <span className="template-item-obstacle">{obstacle}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && query.trim() !== '' && !isPhoneLike(query) && (
        <p className="soft">Nadie coincide con «{query.trim()}». También puedes escribir un teléfono.</p>
      )}
    </>
  )
}
