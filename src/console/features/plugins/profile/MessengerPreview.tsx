import { Icon } from '../../../ui/Icon.tsx'
import { type Beginning, written } from '../fields.tsx'
import type { MenuItem } from '../types.ts'

interface PreviewProps extends Beginning {
  name: string
  menu: readonly MenuItem[]
}

/** How a page looks to somebody who has not written to it yet. */
export function MessengerPreview({ name, greeting, get_started, ice_breakers, menu }: PreviewProps) {
  const questions = written(ice_breakers)
  const options = menu.filter(({ title }) => title.trim() !== '')
  return (
    <section className="profile-preview" aria-label="Vista previa">
      <p className="profile-preview-name">{name}</p>
      {greeting.trim() && <p className="profile-preview-greeting">{greeting}</p>}
      {questions.length > 0 ? (
        <ul className="profile-preview-list">
          {questions.map((question, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no identity besides their place
            <li key={at}>{question}</li>
          ))}
        </ul>
      ) : (
        get_started && <p className="profile-preview-start">Empezar</p>
      )}
      {options.length > 0 && (
        <>
          <p className="soft">Menú</p>
          <ul className="profile-preview-list">
            {options.map(({ title, type }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity besides their place
              <li key={at}>
                {title}
                {type === 'url' && <Icon name="open-in-new" size={16} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
