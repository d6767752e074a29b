import './conflict.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { getPath } from '../../../contract/path.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { useSession } from '../../session/index.ts'
import { classes } from '../../ui/classes.ts'
import { DASH } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Clash, same } from './merge.ts'
import { plainly, toldChange } from './told.ts'
import type { ConflictNews } from './useConflict.ts'

interface ConflictBannerProps {
  news: ConflictNews
  /** what the form holds */
  values: object
  /** the label of a place */
  nameOf: (path: string) => string
  /** how a value is told, where its own words do not */
  textOf?: (path: string, value: unknown) => ReactNode
  /** puts one of both values into the form */
  onTake: (path: string, value: unknown) => void
}

interface ConflictFootProps extends Omit<ConflictBannerProps, 'news'> {
  news: ConflictNews | undefined
  className?: string
  /** the buttons that save or leave */
  children: ReactNode
}

/** The foot of a form: its buttons, and above them what somebody else changed meanwhile. While it says so, it stays in view. */
export function ConflictFoot({ news, className, children, ...banner }: ConflictFootProps) {
  return (
    <div className={classes('conflict-foot', news && 'is-told')}>
      {news && <ConflictBanner key={news.round} news={news} {...banner} />}
      <footer className={className}>{children}</footer>
    </div>
  )
}

function ConflictBanner({ news, values, nameOf, textOf, onTake }: ConflictBannerProps) {
  const { user, bot } = useSession()
  const root = useRef<HTMLElement>(null)
  const { gone, clashes } = news
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const me = user?.id
  const told = toldChange(news, { nameOf, me, zone: bot?.timezone ?? TIMEZONE })
  const theirs = news.by && news.by.id !== me ? `Lo de ${news.by.name}` : 'Lo guardado'
  return (
    <section
      ref={root}
      className={classes('conflict', gone && 'conflict-gone')}
      tabIndex={-1}
      aria-label={gone ? 'Se eliminó mientras lo editabas' : 'Cambios mientras lo editabas'}
    >
      <Icon name={gone ? 'alert-circle' : 'alert'} />
      <div className="conflict-body">
        <p role="alert">
          {gone ? (
            'Alguien lo eliminó mientras lo editabas. Lo tuyo sigue aquí: cópialo antes de cerrar.'
          ) : (
            <>
              <strong>{told}</strong>{' '}
              {clashes.length > 0
                ? 'En lo que cambiaron los dos, elige qué queda y guarda de nuevo.'
                : 'Ya lo sumamos a lo tuyo: guarda de nuevo.'}
            </>
          )}
        </p>
        {clashes.map((clash) => (
          <Choice
            key={clash.path}
            clash={clash}
            name={nameOf(clash.path)}
            theirLabel={theirs}
            value={getPath(values, clash.path)}
            textOf={(value) => textOf?.(clash.path, value) ?? plainly(value)}
            onTake={(value) => onTake(clash.path, value)}
          />
        ))}
      </div>
    </section>
  )
}

interface ChoiceProps {
  clash: Clash
  name: string
  theirLabel: string
  /** what the form holds there */
  value: unknown
  textOf: (value: unknown) => ReactNode
  onTake: (value: unknown) => void
}

/** One field that both changed. What is written goes on being mine, and comes back when it is chosen again. */
function Choice({ clash, name, theirLabel, value, textOf, onTake }: ChoiceProps) {
  const group = useId()
  const [mine, setMine] = useState(clash.mine)
  const theirs = same(value, clash.theirs)
  const kept = theirs ? mine : value
  return (
    <fieldset className="conflict-choice">
      <legend>{name}</legend>
      {[
        { label: 'Lo tuyo', text: kept, chosen: !theirs, take: () => onTake(kept) },
        {
          ...{ label: theirLabel, text: clash.theirs, chosen: theirs },
          take: () => {
            setMine(value)
            onTake(clash.theirs)
          },
        },
      ].map(({ label, text, chosen, take }) => (
        <label key={label} className="conflict-side">
          <input type="radio" name={group} checked={chosen} onChange={take} />
          <span>
            <span className="conflict-label">{label}</span>
            <bdi className="conflict-text">{textOf(text) || DASH}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
