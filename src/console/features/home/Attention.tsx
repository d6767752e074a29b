import type { components } from '../../../../generated/api.d.ts'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { classes } from '../../ui/classes.ts'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'

type Chats = components['schemas']['HomeChats']

/** Each count links to the inbox with the filter that shows the same chats. */
const CARDS: { key: keyof Chats; label: string; icon: string; to: string; urgent?: boolean }[] = [
  {
    key: 'unanswered',
    label: 'En espera',
    icon: 'message-processing',
    to: '/chats?status=no_contestadas&dates=empty',
    urgent: true,
  },
  { key: 'unassigned', label: 'Sin asignar', icon: 'tag', to: '/chats?state=sinasignar&dates=empty' },
  { key: 'mine', label: 'Asignadas a mí', icon: 'account', to: '/chats?state=asignadas&mine=1&dates=empty' },
  { key: 'pending', label: 'Pendientes', icon: 'chat', to: '/chats?dates=empty' },
]

/** Counts of chats that need attention. */
export function Attention({ chats }: { chats: Chats }) {
  return (
    <section aria-labelledby="atencion">
      <h2 id="atencion" className="home-heading">
        Conversaciones por atender
      </h2>
      <ul className="home-cards">
        {CARDS.map(({ key, label, icon, to, urgent }) => (
          <li key={key}>
            <BuiltLink to={to} className={classes('home-card', urgent && chats[key] > 0 && 'home-urgent')}>
              <span className="home-card-label">
                <Icon name={icon} size={18} />
                {label}
              </span>
              <span className="home-count num">{formatNumber(chats[key])}</span>
            </BuiltLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
