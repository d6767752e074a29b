import { Icon } from '../../../ui/Icon.tsx'

interface ProgressProps {
  titles: readonly string[]
  /** index of the current step */
  at: number
}

/** The steps of a wizard, with the current one marked. */
export function Progress({ titles, at }: ProgressProps) {
  return (
    <ol className="wizard-progress" aria-label="Pasos">
      {titles.map((title, place) => (
        <li
          key={title}
          className={place < at ? 'wizard-past' : undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className="wizard-mark" aria-hidden="true">
            {place < at ? <Icon name="check" size={16} /> : place + 1}
          </span>
          <span className="wizard-name">{title}</span>
        </li>
      ))}
    </ol>
  )
}
